export { AgendaDialog } from './agenda-dialog.tsx';
export { MyAgenda } from './my-agenda.tsx';
