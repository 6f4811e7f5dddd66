/** Loaded on demand; a desk keeps it for when there is no network. */
export const loadLineupsDialog = () => import('./lineups-dialog.tsx');
