export { DocumentsDialog } from './documents-dialog.tsx';
