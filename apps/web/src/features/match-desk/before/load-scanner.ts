/** Loaded on demand, and preloaded for offline use. */
export const loadScanner = () => import('./scan-sheet.tsx');
