export { FamilyCard } from './family-card.tsx';
export { useFamily } from './use-family.ts';
