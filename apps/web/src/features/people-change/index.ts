export { usePeopleChange } from './use-people-change.ts';
