export { loadBoxScore, loadComparison, loadMatch, loadQueue } from './data/load.ts';
export { crumbsOf, jsonLdOf } from './json-ld.ts';
export { PublicMatch } from './public-match.tsx';
