import { table } from './table.ts';
export const forgotten = table;
