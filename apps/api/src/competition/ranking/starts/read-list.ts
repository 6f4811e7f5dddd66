import { type Refusal, refuse } from '@traip/contract';
import { folded } from '../../../platform/csv/folded.ts';

interface ListLine {
  readonly line: number;
  readonly name: string;
  readonly value: number;
}

const mostLines = 2000;
const highestValue = 100_000;
/** A name, what stands between, and a number with or without decimals. */
const pattern = /^"?(.*?[\p{L}\p{N}.)])"?\s*(?:[;\t]|,\s)\s*(\d{1,6}(?:[.,]\d{1,3})?)$/u;

/** A list with a name and a number on each line; empty lines do not matter. */
export function readList(
  text: string,
): readonly ListLine[] | Refusal<'RANKING_LINE_INVALID' | 'RANKING_NAME_TWICE'> {
  const lines = text.split(/\r\n|\r|\n/).map((written, at) => ({ line: at + 1, written: written.trim() }));
  const wanted = lines.filter(({ written }) => written !== '');
  const seen = new Set<string>();
  const read: ListLine[] = [];
  for (const { line, written } of wanted) {
    const [, name = '', number = ''] = pattern.exec(written) ?? [];
    const value = Number(number.replace(',', '.'));
    const isBad = name === '' || name.length > 160 || value > highestValue || read.length === mostLines;
    if (isBad) return refuse('RANKING_LINE_INVALID', { field: 'text', details: { line } });
    if (seen.has(folded(name))) return refuse('RANKING_NAME_TWICE', { field: 'text', details: { line } });
    seen.add(folded(name));
    read.push({ line, name, value });
  }
  return read;
}
