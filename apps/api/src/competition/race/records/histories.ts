import { type RecordHistory, type RecordMark, recordHistory } from '@traip/engine/race-records';
import type { MarkRow } from './marks/queries.ts';

/** The group of a record. */
interface Group {
  readonly gender: MarkRow['gender'];
  readonly band: string | null;
  /** Null for records of the meeting or of a person. */
  readonly club: string | null;
}

type DatedMark = MarkRow & RecordMark;

export interface GroupHistory extends Group, RecordHistory<DatedMark> {}

type Kind = 'MEETING' | 'CLUB';

/** Records of the meeting or its clubs, by gender and, if races have them, age group. */
export function historiesOf(marks: readonly MarkRow[], kind: Kind, isLow: boolean): readonly GroupHistory[] {
  const groups = new Map<string, { readonly group: Group; readonly marks: DatedMark[] }>();
  for (const mark of marks.filter(({ scope, club }) => counts(kind, scope, club)))
    for (const group of groupsOf(mark, kind)) {
      const key = JSON.stringify([group.gender, group.band, group.club?.toLowerCase()]);
      const found = groups.get(key) ?? { group, marks: [] };
      found.marks.push(dated(mark));
      groups.set(key, found);
    }
  return [...groups.values()].map(({ group, marks: own }) => ({ ...group, ...recordHistory(own, isLow) }));
}

/** The successive best marks of each person. */
export function personalHistories(
  marks: readonly MarkRow[],
  isLow: boolean,
): readonly RecordHistory<DatedMark>[] {
  const byPerson = Map.groupBy(marks, ({ personId }) => personId);
  return [...byPerson.values()].map((own) => recordHistory(own.map(dated), isLow));
}

function counts(kind: Kind, scope: MarkRow['scope'], club: string | null): boolean {
  return kind === 'MEETING' ? scope === 'MEETING' : scope !== 'PERSONAL' && club !== null;
}

function groupsOf({ gender, band, club, isOfAllAges }: MarkRow, kind: Kind): readonly Group[] {
  const all = { gender, band: null, club: kind === 'CLUB' ? club : null };
  return isOfAllAges || band === null ? [all] : [all, { ...all, band }];
}

function dated(mark: MarkRow): DatedMark {
  return { ...mark, race: mark.raceId ?? mark.id, on: mark.heldOn ?? '', order: mark.raceOrder };
}
