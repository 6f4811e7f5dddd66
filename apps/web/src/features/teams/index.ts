export { NewTeamDialog } from './new-team-dialog.tsx';
export { TeamFields } from './team-fields.tsx';
export { type TeamForm, TeamFormShape } from './team-form.ts';
