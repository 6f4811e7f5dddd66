import { sha256, toHex, utf8 } from '../chance/index.ts';
import type { Race, TableMatch } from './matches.ts';
import { compareText } from './order.ts';
import type { TableInput } from './setting.ts';

/** The SHA-256 of a text, as hexadecimal digits. */
export type Digest = (text: string) => string;

const ownDigest: Digest = (text) => toHex(sha256(utf8(text)));

/**
 * One name for everything that a table follows from, as 64 hexadecimal digits: equal inputs have equal names, however
 * their matches, cards, teams and adjustments are listed. Draws keep their order, for the last one wins. Whoever has a
 * faster SHA-256 than one that is written out gives theirs.
 */
export function inputsHash(input: TableInput, digest: Digest = ownDigest): string {
  const { matches, races, teams, adjustments, ...rest } = input;
  const named = (value: unknown) => digest(JSON.stringify(value));
  return named([
    canonical(rest),
    sorted(teams.map(canonical)),
    sorted((adjustments ?? []).map(canonical)),
    sorted(matches.map((match) => named(matchText(match)))),
    sorted((races ?? []).map((race) => named(raceText(race)))),
  ]);
}

function matchText({ cards, ...match }: TableMatch): unknown {
  return [canonical(match), sorted((cards ?? []).map(canonical))];
}

function raceText({ results, ...race }: Race): unknown {
  return [canonical(race), sorted(results.map(canonical))];
}

function sorted(texts: readonly string[]): readonly string[] {
  return texts.toSorted(compareText);
}

/** JSON with its keys in order; what is undefined is not there. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  return isRecord(value) ? inKeyOrder(value) : (JSON.stringify(value) ?? 'null');
}

function inKeyOrder(record: Readonly<Record<string, unknown>>): string {
  const members: string[] = [];
  for (const key of Object.keys(record).sort(compareText)) {
    const value = record[key];
    if (value !== undefined) members.push(`${JSON.stringify(key)}:${canonical(value)}`);
  }
  return `{${members.join(',')}}`;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
