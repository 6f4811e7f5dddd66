export { leadsTo } from './leads-to.ts';
export { MyMatchItem } from './my-match-item.tsx';
