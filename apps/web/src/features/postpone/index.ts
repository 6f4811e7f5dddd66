export { PostponeMatchDialog } from './postpone-match-dialog.tsx';
export { PostponeRoundDialog } from './postpone-round-dialog.tsx';
