import { hidden } from './hidden.ts';
export type Column = string;
export type Row = readonly Column[];
export const widest = (row: Row): number => row.length + hidden;
export function table(row: Row): number {
  return widest(row);
}
export function checked(): boolean {
  return true;
}
