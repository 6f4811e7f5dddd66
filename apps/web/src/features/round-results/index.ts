export { RoundResults } from './round-results.tsx';
export { ToldResult } from './told-result.tsx';
export { problemOf } from './typed/problem.ts';
export { mayShootOut, noResult, type TypedResult, toResult } from './typed/typed-result.ts';
