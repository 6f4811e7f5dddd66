import type { Matcher } from './matcher.ts';
import { isLetter, type Part, partsOf } from './part.ts';

const printable = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index));
const candidates = ['a', '0', '-', ' ', ...printable, '\n', '\t', 'ñ', '\u0301', '\u00a0'];

/** Enough to have one letter for each part of most patterns, and few enough to try them in every order. */
const mostLetters = 5;
const longestPump = 3;

/** One letter for each part of a pattern that stands for a letter. */
function lettersOf(part: Part, matcher: Matcher): string[] {
  if (isLetter(part)) return candidates.filter((letter) => matcher.is(part.raw, 0, letter)).slice(0, 1);
  if (part.type === 'Quantifier') return lettersOf(part.element, matcher);
  return partsOf(part).flatMap((one) => lettersOf(one, matcher));
}

/** The same for what is repeated without end alone. */
function repeatedLettersOf(part: Part, matcher: Matcher): string[] {
  if (part.type !== 'Quantifier') return partsOf(part).flatMap((one) => repeatedLettersOf(one, matcher));
  const isEndless = part.max === Number.POSITIVE_INFINITY;
  return isEndless ? lettersOf(part.element, matcher) : repeatedLettersOf(part.element, matcher);
}

/** A short text that a part takes. */
function sampleOf(part: Part, matcher: Matcher): string {
  if (isLetter(part)) return lettersOf(part, matcher)[0] ?? '';
  if (part.type === 'Quantifier') return sampleOf(part.element, matcher).repeat(part.min);
  if (part.type === 'Alternative') return part.elements.map((one) => sampleOf(one, matcher)).join('');
  const [first] = part.type === 'Assertion' ? [] : partsOf(part);
  return first ? sampleOf(first, matcher) : '';
}

/** What has to stand before each repetition without end, so that it is reached. */
export function waysTo(part: Part, matcher: Matcher, before = ''): string[] {
  if (part.type === 'Quantifier')
    return [
      ...(part.max === Number.POSITIVE_INFINITY ? [before] : []),
      ...waysTo(part.element, matcher, before),
    ];
  if (part.type !== 'Alternative') return partsOf(part).flatMap((one) => waysTo(one, matcher, before));
  let passed = before;
  return part.elements.flatMap((one) => {
    const ways = waysTo(one, matcher, passed);
    passed += sampleOf(one, matcher);
    return ways;
  });
}

/** Every word of up to three of a pattern's letters: what is repeated to hold it up. */
export function pumpsFor(part: Part, matcher: Matcher): string[] {
  const found = [...repeatedLettersOf(part, matcher), ...lettersOf(part, matcher)];
  const letters = [...new Set(found)].slice(0, mostLetters);
  let words = [''];
  const pumps: string[] = [];
  for (let length = 1; length <= longestPump; length += 1) {
    words = words.flatMap((word) => letters.map((letter) => word + letter));
    pumps.push(...words);
  }
  return pumps;
}
