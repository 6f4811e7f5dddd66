export { LicencesCard } from './licences-card.tsx';
export { useHasLicences } from './use-licences.ts';
