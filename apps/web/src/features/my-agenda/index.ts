export { MyAgenda } from './my-agenda.tsx';
