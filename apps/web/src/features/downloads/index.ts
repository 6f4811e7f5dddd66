export { ListDownload } from './list-download.tsx';
export { useDownload } from './use-download.ts';
export { usePrintSheet } from './use-print-sheet.ts';
