export { FollowStar } from './follow-star.tsx';
