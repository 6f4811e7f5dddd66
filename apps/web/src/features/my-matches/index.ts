export { ChildrenChip } from './children-chip.tsx';
export { matchHref } from './match-href.ts';
export { MyMatchItem } from './my-match-item.tsx';
