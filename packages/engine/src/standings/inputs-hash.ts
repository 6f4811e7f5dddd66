import { sha256, toHex, utf8 } from '../chance/index.ts';
import type { Race, TableMatch } from './matches.ts';
import { compareText } from './order.ts';
import type { TableInput } from './setting.ts';

/** The SHA-256 of a text, in hexadecimal. */
type Digest = (text: string) => string;

const ownDigest: Digest = (text) => toHex(sha256(utf8(text)));

/**
 * The SHA-256 of everything a table depends on. Equal inputs have equal hashes, whatever the order of
 * matches, cards, teams and adjustments. Draws keep their order, since the last one wins. Callers may pass a
 * faster SHA-256.
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

/** JSON with sorted keys and without undefined values. */
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
