import type { LineupData } from '../draft/draft.ts';

type Rules = Pick<LineupData['rules'], 'onField' | 'goalkeeper'>;

/** The usual formations, by the number of outfield players. */
const usual: Readonly<Record<number, readonly string[]>> = {
  4: ['1-2-1', '2-2', '3-1'],
  5: ['2-2-1', '2-1-2', '3-2'],
  6: ['2-3-1', '3-2-1', '3-1-2'],
  7: ['3-3-1', '2-3-2', '3-2-2'],
  10: ['4-3-3', '4-4-2', '4-2-3-1', '3-5-2'],
};
const withoutKeeper: Readonly<Record<number, readonly string[]>> = {
  3: ['1-2', '2-1'],
  5: ['2-1-2', '2-3', '1-3-1'],
  6: ['3-3'],
};

/** Larger teams are shown as a list. */
const mostOnField = 15;

/** The formations of a sport; none without a field to show. */
export function formationsFor({ onField, goalkeeper }: Rules): readonly string[] {
  if (onField === null || onField < 3 || onField > mostOnField) return [];
  const outfield = onField - Number(goalkeeper);
  const known = (goalkeeper ? usual : withoutKeeper)[outfield];
  return known ?? [evenLines(outfield).join('-')];
}

function evenLines(count: number): readonly number[] {
  const lines = Math.max(2, Math.round(count / 4));
  return Array.from({ length: lines }, (_, line) => {
    return Math.floor((count * (line + 1)) / lines) - Math.floor((count * line) / lines);
  });
}

interface Spot {
  /** From left to right, and from the opponent's end to one's own, in percent. */
  readonly x: number;
  readonly y: number;
  readonly isKeeper: boolean;
}

/** Where each starter stands, in the order of the lineup. */
export function spotsIn(formation: string, { goalkeeper }: Pick<Rules, 'goalkeeper'>): readonly Spot[] {
  const lines = formation.split('-').map(Number);
  const [back, front] = goalkeeper ? [72, 16] : [82, 18];
  const outfield = lines.flatMap((size, line) => {
    const y = lines.length === 1 ? (back + front) / 2 : back - (line * (back - front)) / (lines.length - 1);
    return Array.from({ length: size }, (_, index) => ({ x: across(index, size), y, isKeeper: false }));
  });
  return goalkeeper ? [{ x: 50, y: 90, isKeeper: true }, ...outfield] : outfield;
}

function across(index: number, size: number): number {
  return (100 * (index + 0.5)) / size;
}
