export { columnsWithoutTeam, teamColumns } from './columns.ts';
export { PasteDialog } from './paste-dialog.tsx';
export type { Entries } from './use-add-rows.ts';
