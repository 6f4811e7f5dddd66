import { type Refusal, refuse } from '@traip/contract';
import { folded } from '../../../platform/csv/folded.ts';

interface ListLine {
  readonly line: number;
  readonly name: string;
  readonly value: number;
}

const maxLines = 2000;
const maxValue = 100_000;
const maxNameLength = 160;
const separators = [';', '\t', ', '];
const number = /^\d{1,6}(?:[.,]\d{1,3})?$/;

/** The name and number of a line, split at the last possible separator. */
function splitLine(line: string): { readonly name: string; readonly value: number } | null {
  const at = Math.max(...separators.map((separator) => line.lastIndexOf(separator)));
  if (at < 1) return null;
  const name = line.slice(0, at).replaceAll('"', '').trim();
  const amount = line.slice(at + 1).trim();
  const value = Number(amount.replace(',', '.'));
  return name === '' || name.length > maxNameLength || !number.test(amount) || value > maxValue
    ? null
    : { name, value };
}

/** Reads a list with a name and a number on each line; empty lines are ignored. */
export function readList(
  text: string,
): readonly ListLine[] | Refusal<'RANKING_LINE_INVALID' | 'RANKING_NAME_TWICE'> {
  const lines = text.split(/\r\n|\r|\n/).map((written, at) => ({ line: at + 1, written: written.trim() }));
  const filled = lines.filter(({ written }) => written !== '');
  const seen = new Set<string>();
  const read: ListLine[] = [];
  for (const { line, written } of filled) {
    const split = read.length < maxLines ? splitLine(written) : null;
    if (split === null) return refuse('RANKING_LINE_INVALID', { field: 'text', details: { line } });
    const { name, value } = split;
    if (seen.has(folded(name))) return refuse('RANKING_NAME_TWICE', { field: 'text', details: { line } });
    seen.add(folded(name));
    read.push({ line, name, value });
  }
  return read;
}
