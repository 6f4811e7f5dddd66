/** How a bout ends: loaded on demand, and kept for when there is no network. */
export const loadEndBout = () => import('./end-bout-sheet.tsx');
