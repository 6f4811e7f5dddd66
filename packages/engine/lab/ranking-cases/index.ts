export { rankCase } from './rank-case.ts';
