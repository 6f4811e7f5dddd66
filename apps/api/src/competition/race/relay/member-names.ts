import { nameReader } from '../../../people/person/table/cells/read-name.ts';
import { splitName } from '../../../people/person/table/cells/split-name.ts';

/** A relay member as written. */
export interface MemberName {
  readonly firstName: string;
  readonly surnames: string;
  readonly birthYear: number | null;
}

const readFirstName = nameReader(80);
const readSurnames = nameReader(120);

/** Reads "Ana Gil" or "Ana Gil (2010)"; null for anything else. */
export function readMember(text: string, thisYear: number): MemberName | null {
  const [ending = '', year] = /\(?(\d{4})\)?$/.exec(text.trim()) ?? [];
  const name = text.trim().slice(0, text.trim().length - ending.length);
  const split = splitName(name.trim(), false);
  const [firstName, surnames] = [readFirstName(split.firstName), readSurnames(split.surnames)];
  const birthYear = year === undefined ? null : Number(year);
  if (birthYear !== null && (birthYear < 1900 || birthYear > thisYear)) return null;
  if (!/\p{L}/u.test(name)) return null;
  if ('problem' in firstName || 'problem' in surnames || !firstName.value) return null;
  return { firstName: firstName.value, surnames: surnames.value ?? '', birthYear };
}
