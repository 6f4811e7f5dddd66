export { CompetitionCalendar } from './competition-calendar.tsx';
export { MoveDialog } from './move/move-dialog.tsx';
