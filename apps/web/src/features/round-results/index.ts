export { ResultBoxes } from './result-boxes.tsx';
export { RoundResults } from './round-results.tsx';
export { problemOf } from './typed/problem.ts';
export { mayShootOut, noResult, type TypedResult, toResult } from './typed/typed-result.ts';
