export { Members } from './members.tsx';
