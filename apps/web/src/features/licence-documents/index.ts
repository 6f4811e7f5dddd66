export { DocumentsDialog } from './documents-dialog.tsx';
export { FileButtons } from './file-buttons.tsx';
export { usePrivateFile } from './use-private-file.ts';
