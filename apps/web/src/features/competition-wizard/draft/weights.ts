import type { Problem } from './problems.ts';

/** A weight class in kilograms: heavier than `above`, up to and including `upTo`. */
interface DraftClass {
  readonly above: number | null;
  readonly upTo: number | null;
}

const weightPattern = /^([-−–+]?)(\d{2,3}(?:\.\d{1,2})?)(?:kg)?$/i;

const wordsIn = (text: string) =>
  text.split(/[,;\s]+/).filter((word) => word !== '' && word.toLowerCase() !== 'kg');

/** Whether every word is a weight class. */
const isReadable = (text: string): boolean => wordsIn(text).every((word) => weightPattern.test(word));

/** An invalid class blocks the form: typed classes are never dropped. */
export function weightProblems(text: string): Problem[] {
  if (isReadable(text)) return [];
  const message = { es: 'Escríbelos así: −60, −66, +66.', en: 'Write them like this: −60, −66, +66.' };
  return [{ field: 'weightClasses', message }];
}

/** Parses typed classes: "−60, −66, +66". Each begins where the previous one ends. */
export function weightClassesIn(text: string): readonly DraftClass[] {
  const read = wordsIn(text).flatMap((word) => {
    const [, sign, kg] = weightPattern.exec(word) ?? [];
    return kg === undefined ? [] : [{ isOpen: sign === '+', kg: Number(kg) }];
  });
  const sorted = (isOpen: boolean) =>
    [...new Set(read.filter((one) => one.isOpen === isOpen).map(({ kg }) => kg))].sort((a, b) => a - b);
  const limits = sorted(false);
  const closed = limits.map((upTo, index) => ({ above: limits[index - 1] ?? null, upTo }));
  const heaviest = sorted(true).at(-1);
  return heaviest === undefined ? closed : [...closed, { above: heaviest, upTo: null }];
}
