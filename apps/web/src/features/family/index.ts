export { ConsentFields } from './consent-fields.tsx';
export { ConsentHistory } from './consent-history.tsx';
export { FamilyCard } from './family-card.tsx';
export { useFamily } from './use-family.ts';
