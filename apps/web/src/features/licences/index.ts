export { LicenceStateChip } from './licence-state.tsx';
export { LicencesCard } from './licences-card.tsx';
export { useDocumentName } from './use-document-name.ts';
export { useHasLicences } from './use-licences.ts';
export { useMissingText } from './use-missing-text.ts';
export { type SquadProblem, useProblemText } from './use-problem-text.ts';
export { type Reason, useReasonText } from './use-reason-text.ts';
