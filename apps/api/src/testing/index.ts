export { startMailbox } from '@traip/e2e/mailbox';
export { writeAccessToken } from '../platform/authorization/access-token.ts';
export { idOf, type Kind } from './growth/ids.ts';
export { matchesOf, organisationsFor } from './growth/proportions.ts';
export { fill } from './growth/queries.ts';
export { touchedBy } from './growth/touched/queries.ts';
export { type Fault, storm, type Weather } from './hostile/storm.ts';
export { compiledQueriesOf } from './queries-counted.ts';
export { urlOf, World } from './world.ts';
