import { type FontWeight, fontFor } from './fonts.ts';

/** A stretch of a line in one font and one direction, from left to right. */
export interface Run {
  readonly text: string;
  readonly font: string;
  readonly isRightToLeft: boolean;
}

const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/u;
const number = /\p{Nd}/u;
const letter = /\p{L}/u;

type Kind = 'left' | 'right' | 'number' | 'neutral';

function kindOf(character: string): Kind {
  if (number.test(character)) return 'number';
  if (rightToLeft.test(character)) return 'right';
  return letter.test(character) ? 'left' : 'neutral';
}

/**
 * A line as drawn. Arabic and Hebrew run from right to left, numbers and Latin words among them from left to
 * right: the Unicode algorithm, as far as names need it. Odd levels run from right to left.
 */
export function visualRuns(line: string, cut: FontWeight): readonly Run[] {
  if (!rightToLeft.test(line)) return [{ text: line, font: fontFor(line, cut), isRightToLeft: false }];
  const pieces = piecesOf(line);
  for (let level = 2; level >= 1; level--) reverse(pieces, level);
  return pieces.map(({ text, level }) => ({
    text: level % 2 === 1 ? mirrored(text) : text,
    font: fontFor(text, cut),
    isRightToLeft: level % 2 === 1,
  }));
}

interface Piece {
  text: string;
  readonly level: number;
}

function piecesOf(line: string): Piece[] {
  const pieces: Piece[] = [];
  for (const [character, level] of levelsOf(line)) {
    const last = pieces.at(-1);
    if (last?.level === level) last.text += character;
    else pieces.push({ text: character, level });
  }
  return pieces;
}

function levelsOf(line: string): readonly (readonly [string, number])[] {
  const characters = [...line];
  const kinds = characters.map(kindOf);
  const isRight = kinds.find((kind) => kind === 'left' || kind === 'right') === 'right';
  const strong = strongKinds(kinds, isRight);
  const base = isRight ? 1 : 0;
  const levels = { left: isRight ? 2 : 0, right: 1, number: 2 } as const;
  return characters.map((character, index) => {
    const kind = strong[index] ?? 'neutral';
    return [character, kind === 'neutral' ? base : levels[kind]] as const;
  });
}

/** Numbers follow the letters before them; neutral characters follow both neighbours if they agree. */
function strongKinds(kinds: readonly Kind[], isRight: boolean): readonly Kind[] {
  let before: Kind = isRight ? 'right' : 'left';
  const settled = kinds.map((kind): Kind => {
    if (kind === 'left' || kind === 'right') before = kind;
    return kind === 'number' && before === 'left' ? 'left' : kind;
  });
  const direction = (kind: Kind | undefined) => (kind === 'number' ? 'right' : kind);
  return settled.map((kind, index) => {
    if (kind !== 'neutral') return kind;
    const left = direction(settled.slice(0, index).findLast((other) => other !== 'neutral'));
    const right = direction(settled.slice(index).find((other) => other !== 'neutral'));
    return left !== undefined && left === right ? left : 'neutral';
  });
}

/** Reverses every stretch of pieces of at least this level. */
function reverse(pieces: Piece[], level: number): void {
  let start = 0;
  while (start < pieces.length) {
    let end = start;
    while ((pieces[end]?.level ?? -1) >= level) end++;
    pieces.splice(start, end - start, ...pieces.slice(start, end).reverse());
    start = end + 1;
  }
}

const mirrors: Readonly<Record<string, string>> = {
  '(': ')',
  ')': '(',
  '[': ']',
  ']': '[',
  '«': '»',
  '»': '«',
};

const mirrored = (text: string) => text.replace(/[()[\]«»]/g, (character) => mirrors[character] ?? character);
