/** Loaded on demand; a desk preloads it for offline use. */
export const loadLineupsDialog = () => import('./lineups-dialog.tsx');
