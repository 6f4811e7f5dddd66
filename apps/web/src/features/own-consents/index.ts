export { OwnConsentsCard } from './own-consents-card.tsx';
