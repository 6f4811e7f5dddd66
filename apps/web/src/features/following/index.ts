export { FollowingCard } from './following-card.tsx';
