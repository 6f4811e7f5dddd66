import { type AgeGroup, type AgeRule, type RaceEntry, rankRace } from '../../src/ranking/index.ts';
import type { JsonNode } from '../case-files/index.ts';
import {
  count,
  date,
  entry,
  inside,
  nameOrNumber,
  numbers,
  optional,
  optionalItems,
  orElse,
  placesObject,
  status,
  statusOf,
  text,
  ties,
  timeOf,
} from './fields.ts';
import type { CaseReader } from './reader.ts';

const agesBy = {
  YEAR: 'YEAR',
  BIRTH_YEAR: 'YEAR',
  BIRTH_YEAR_PLUS1: 'YEAR_BEFORE',
  DAY: 'DAY',
  SEASON: 'DAY',
  AGE: 'GIVEN',
} as const satisfies Readonly<Record<string, AgeRule['by']>>;
const ageWords = Object.keys(agesBy) as (keyof typeof agesBy)[];

const days = ['seasonDate', 'meetingDate', 'referenceDate', 'date', 'day', 'on'];

const clocks = { GUN: 'gun', NET: 'net', TIME: 'time' } as const;
const clockWords = Object.keys(clocks) as (keyof typeof clocks)[];

/** Races and timed finals: by time, with groups by age and gender. */
export const race: CaseReader = {
  rules: ['ties', 'time', 'rankBy', 'rankedStatuses', 'ageBy', 'groups', 'year', ...days, 'noDoubleAward'],
  read(rules, input) {
    const nodes = input.at('entries').items();
    const entries = readEntries(rules, nodes);
    checkLaps(nodes, entries);
    const award = inside(rules, 'noDoubleAward');
    const read = {
      ties: ties(rules, 'SHARE'),
      rankedStatuses: optionalItems(inside(rules, 'rankedStatuses')).map((node) => statusOf(node)),
      groups: optionalItems(inside(rules, 'groups')).map((group) => readGroup(group, rules, input, entries)),
      isSplitStart: isByChip(rules) || heatsOf(nodes).size > 1,
      noDoubleAward: award.isFlag ? Number(award.flag()) : orElse(award, count, 0),
    };
    return () => {
      const ranked = rankRace(entries, read);
      if ('breach' in ranked) return ranked;
      const groups = Array.from(ranked.groups, ([key, places]) => [key, placesObject(places)]);
      return { places: placesObject(ranked.places), groups: Object.fromEntries(groups) };
    };
  },
};

/** Laps for only some finishers would silently count for no one. */
function checkLaps(nodes: readonly JsonNode[], entries: readonly RaceEntry[]): void {
  const finished = entries.map(({ mark, status: out }) => mark !== null && out === null);
  const isCounted = entries.some(({ laps }, at) => finished[at] && laps !== null);
  const missing = entries.findIndex(({ laps }, at) => finished[at] && laps === null);
  if (isCounted && missing >= 0) nodes[missing]?.at('laps').refuse('COUNT');
}

function isByChip(rules: JsonNode): boolean {
  const overall = inside(inside(rules, 'rankBy'), 'overall');
  const isNet = (node: JsonNode, name: string) => node.isText && node.text() === name;
  return isNet(inside(rules, 'time'), 'net') || isNet(overall, 'NET');
}

function heatsOf(nodes: readonly JsonNode[]): ReadonlySet<string> {
  return new Set(nodes.map((node) => node.at('heat')).flatMap((heat) => optional(heat, nameOrNumber) ?? []));
}

function readEntries(rules: JsonNode, nodes: readonly JsonNode[]): readonly RaceEntry[] {
  const rankBy = inside(rules, 'rankBy');
  const clock = (name: string) => optional(inside(rankBy, name), (node) => clocks[node.oneOf(clockWords)]);
  const field = optional(inside(rules, 'time'), text);
  // With both clocks and no setting, road race rules apply: gun overall, net in groups.
  const isTimed = nodes.every((node) => node.at('gun').isAbsent && node.at('net').isAbsent);
  const overall = field ?? clock('overall') ?? (isTimed ? 'time' : 'gun');
  const inGroups = field ?? clock('groups') ?? (isTimed ? 'time' : 'net');
  const segmentNames = [...new Set(nodes.flatMap((node) => namesOfSegments(node.at('segments'))))];
  return nodes.map((node) => ({
    ...entry(node, overall),
    groupMark: timeOf(node.at(inGroups), status(node)),
    laps: optional(node.at('laps'), count),
    gender: optional(node.at('gender'), text),
    age: optional(node.at('age'), count),
    birthYear: optional(node.at('birthYear'), count),
    birthDate: optional(node.at('birthDate'), date),
    segments: readSegments(node.at('segments'), segmentNames),
    splits: optionalItems(node.at('splits')).map((split) => split.at('mark').count()),
  }));
}

function namesOfSegments(node: JsonNode): readonly string[] {
  return node.isAbsent || node.isList ? [] : node.names();
}

/** Times in course order, or by name; a segment only others have was not taken. */
function readSegments(node: JsonNode, names: readonly string[]): readonly (number | null)[] {
  if (node.isAbsent || node.isList) return numbers(node);
  return names.map((name) => optional(node.at(name), count));
}

function readGroup(
  group: JsonNode,
  rules: JsonNode,
  input: JsonNode,
  entries: readonly RaceEntry[],
): AgeGroup {
  const from = (name: string) =>
    [group, rules, input].map((node) => inside(node, name)).find((node) => !node.isAbsent);
  const by = orElse(inside(rules, 'ageBy'), (node) => agesBy[node.oneOf(ageWords)], 'GIVEN');
  const fixed = days.map(from).find((node) => node !== undefined);
  const day = fixed === undefined ? null : date(fixed);
  const yearNode = from('year');
  const year = yearNode === undefined ? (day === null ? null : Number(day.slice(0, 4))) : yearNode.count();
  const isAged = entries.every(({ age }) => age !== null);
  const hasYears = entries.some(({ birthYear, birthDate }) => birthYear !== null || birthDate !== null);
  const isByYear = by === 'YEAR' || by === 'YEAR_BEFORE';
  if (isByYear && year === null && hasYears) group.at('year').refuse('COUNT');
  if (by === 'DAY' && day === null && !isAged) inside(rules, 'date').refuse('DATE');
  const min = orElse(group.at('min'), count, 0);
  const max = orElse(group.at('max'), count, Number.POSITIVE_INFINITY);
  if (max < min) group.at('max').refuse({ oneOf: [`${min}…`] });
  return {
    key: group.at('key').text(),
    min,
    max,
    gender: optional(group.at('gender'), text),
    rule: { by, year, day },
  };
}
