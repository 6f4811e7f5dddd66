export { useHasLicences } from './data/use-licences.ts';
export { LicencesCard } from './licences-card.tsx';
export { LicenceStateChip } from './words/licence-state.tsx';
export { Standing } from './words/standing.tsx';
export { useBriefReason } from './words/use-brief-reason.ts';
export { useDocumentName } from './words/use-document-name.ts';
export { type SquadProblem, useProblemText } from './words/use-problem-text.ts';
export { type Reason, useReasonText } from './words/use-reason-text.ts';
