/** What the menu of the desk opens: loaded once the desk can be used. */
export const loadManageDialogs = () => import('./manage-dialogs.tsx');
