export { PapersDialog } from './papers-dialog.tsx';
