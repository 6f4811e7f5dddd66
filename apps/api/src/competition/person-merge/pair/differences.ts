import { searchTextOf } from '../../../platform/db/search-text.ts';

interface Described {
  readonly firstName: string;
  readonly surnames: string;
  readonly birthday: string | null;
  readonly document: string | null;
}

type Difference = 'name' | 'birthday' | 'document';

/** What distinguishes two entries. Missing data doesn't. */
export function differencesOf(one: Described, other: Described): Difference[] {
  const differ = (a: string | null, b: string | null) => a !== null && b !== null && a !== b;
  return [
    ...(isSameName(one, other) ? [] : ['name' as const]),
    ...(differ(one.birthday, other.birthday) ? ['birthday' as const] : []),
    ...(differ(one.document, other.document) ? ['document' as const] : []),
  ];
}

/** Known dates of birth decide; otherwise a surname must match, in any order, ignoring accents and case. */
export function fits(one: Described, other: Described): boolean {
  const differences = differencesOf(one, other);
  if (differences.includes('birthday') || differences.includes('document')) return false;
  if (one.birthday !== null && other.birthday !== null) return true;
  return isSameName(one, other);
}

/** Whether they share a surname. */
export function isSameName(one: Described, other: Described): boolean {
  const words = ({ firstName, surnames }: Described) => searchTextOf(surnames || firstName).split(' ');
  const [first, second] = [new Set(words(one)), words(other)];
  return second.some((word) => word.length > 2 && first.has(word));
}
