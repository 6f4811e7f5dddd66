export { PossibleDuplicates } from './possible-duplicates.tsx';
export { SettledDuplicates } from './settled-duplicates.tsx';
export { duplicatesOfOrganisation, duplicatesOfTeam } from './source.ts';
