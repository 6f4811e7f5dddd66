/** The dialog that ends a bout: loaded on demand, and preloaded for offline use. */
export const loadEndBout = () => import('./end-bout-sheet.tsx');
