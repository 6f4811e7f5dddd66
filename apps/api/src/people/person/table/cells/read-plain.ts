import { Email, isStorable, OptionalPhone } from '@traip/contract';
import type { CellReading } from './fields.ts';

const maxPositionLength = 60;

export function readEmail(cell: string): CellReading<string> {
  if (cell === '') return { value: null };
  const { data } = Email.safeParse(cell.replace(/^mailto:/i, ''));
  return data === undefined ? { problem: 'INVALID' } : { value: data };
}

export function readPhone(cell: string): CellReading<string> {
  const { data } = OptionalPhone.safeParse(cell);
  return data === undefined ? { problem: 'INVALID' } : { value: data };
}

/** "7", "07", "#7", "Nº 7", and "7,0" as some spreadsheets write it. */
export function readShirt(cell: string): CellReading<number> {
  if (cell === '') return { value: null };
  const number = /^(?:#|n[º°o.]{0,2})? ?(\d{1,3})(?:[.,]0{1,2})?$/i.exec(cell)?.[1];
  return number === undefined ? { problem: 'INVALID' } : { value: Number(number) };
}

export function readPosition(cell: string): CellReading<string> {
  if (cell === '') return { value: null };
  if (cell.length > maxPositionLength) return { problem: 'TOO_LONG' };
  return isStorable(cell) ? { value: cell } : { problem: 'INVALID' };
}
