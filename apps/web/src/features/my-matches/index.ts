export { matchHref } from './match-href.ts';
export { MyMatchItem } from './my-match-item.tsx';
