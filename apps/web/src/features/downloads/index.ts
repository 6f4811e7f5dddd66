export { ListDownload } from './list-download.tsx';
export { usePrintSheet } from './use-print-sheet.ts';
