import { folded } from '../../../../platform/csv/folded.ts';
import type { CellReader, Gender } from './fields.ts';

const words: Readonly<Record<Gender, readonly string[]>> = {
  FEMALE: [
    'f',
    'fem',
    'femenino',
    'femenina',
    'mujer',
    'female',
    'woman',
    'w',
    'chica',
    'nina',
    'girl',
    'hembra',
  ],
  MALE: [
    'h',
    'v',
    'masc',
    'masculino',
    'masculina',
    'hombre',
    'varon',
    'male',
    'man',
    'chico',
    'nino',
    'boy',
  ],
  OTHER: ['x', 'nb', 'otro', 'otra', 'other', 'no binario', 'no binaria', 'no binarie', 'non binary'],
};

const genderOf = new Map(
  Object.entries(words).flatMap(([gender, all]) => all.map((word) => [word, gender as Gender] as const)),
);

const plain = (cell: string) => folded(cell).replaceAll(/[.-]/g, (mark) => (mark === '-' ? ' ' : ''));

/** Whether a cell can hardly be anything else: an x may be a tick. */
export function isGender(cell: string): boolean {
  const word = plain(cell);
  return word === 'm' || (word !== 'x' && genderOf.has(word));
}

/** "M" is "mujer" beside H or V, and "masculino" or "male" beside F or W; on its own it could be either. */
export function genderReader(column: readonly string[]): CellReader<Gender> {
  const letters = new Set(column.map(plain));
  const isFemale = letters.has('h') || letters.has('v');
  const isMale = letters.has('f') || letters.has('w');
  const m = isFemale === isMale ? null : isFemale ? 'FEMALE' : 'MALE';
  return (cell) => {
    const word = plain(cell);
    if (word === '') return { value: null };
    if (word === 'm') return m ? { value: m } : { problem: 'GENDER_AMBIGUOUS' };
    const value = genderOf.get(word);
    return value ? { value } : { problem: 'INVALID' };
  };
}
