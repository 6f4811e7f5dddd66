export { type Column, table } from './table.ts';
export { hidden } from './hidden.ts';
export * from './sports.ts';
