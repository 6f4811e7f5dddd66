import { sha256, toHex, utf8 } from '../chance/index.ts';
import type { Race, TableMatch } from './matches.ts';
import { compareText } from './order.ts';
import type { TableInput } from './setting.ts';

/**
 * One name for everything that a table follows from, as 64 hexadecimal digits: equal inputs have equal names, however
 * their matches, cards, teams and adjustments are listed. Draws keep their order, for the last one wins.
 */
export function inputsHash(input: TableInput): string {
  const { matches, races, teams, adjustments, ...rest } = input;
  return digest([
    canonical(rest),
    sorted(teams.map(canonical)),
    sorted((adjustments ?? []).map(canonical)),
    sorted(matches.map((match) => digest(matchText(match)))),
    sorted((races ?? []).map((race) => digest(raceText(race)))),
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

function digest(value: unknown): string {
  return toHex(sha256(utf8(JSON.stringify(value))));
}

/** JSON with its keys in order; what is undefined is not there. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, part) => (isRecord(part) ? inKeyOrder(part) : part)) ?? 'null';
}

function inKeyOrder(record: Readonly<Record<string, unknown>>): object {
  return Object.fromEntries(Object.entries(record).toSorted(([a], [b]) => compareText(a, b)));
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
