/** Loaded on demand, and kept for when there is no network. */
export const loadScanner = () => import('./scan-sheet.tsx');
