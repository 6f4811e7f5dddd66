export { matches } from './people/team/matches.ts';
