export { crumbsOf, jsonLdOf } from './json-ld.ts';
export { loadMatch, loadQueue } from './load.ts';
export { PublicMatch } from './public-match.tsx';
