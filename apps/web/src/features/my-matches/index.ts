export { AgendaButton } from './agenda-button.tsx';
export { ChildrenChip } from './children-chip.tsx';
export { matchHref } from './match-href.ts';
export { MyMatchRows } from './my-match-rows.tsx';
