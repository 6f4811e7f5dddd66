/** The dialogs of the desk menu: loaded once the desk is ready. */
export const loadManageDialogs = () => import('./manage-dialogs.tsx');
