import { type Entry, inOrderOfPlay, rivalOf, shareOf } from './entry.ts';
import type { TeamId } from './matches.ts';
import { add, changeTally, emptyTally, type OpenTally, type Tally } from './tally.ts';

/** A team’s entries in playing order, and their totals. */
export interface Sheet {
  readonly team: TeamId;
  readonly entries: readonly Entry[];
  readonly tally: Tally;
}

/** The sheets of a table by team, ordered by id. */
export type Sheets = ReadonlyMap<TeamId, Sheet>;

/** Adds every entry to the sheets of its two teams. */
export function writeSheets(teams: readonly TeamId[], entries: readonly Entry[]): Sheets {
  const byTeam = new Map<TeamId, Entry[]>(teams.map((team) => [team, []]));
  for (const entry of entries.toSorted(inOrderOfPlay)) {
    byTeam.get(entry.match.home)?.push(entry);
    byTeam.get(entry.match.away)?.push(entry);
  }
  return new Map(Array.from(byTeam, ([team, own]) => [team, sheetOf(team, own)]));
}

/** The sheets with one entry replaced; only the teams involved get a new sheet. */
export function replaceEntry(sheets: Sheets, old: Entry | null, next: Entry): Sheets {
  const changed = new Map(sheets);
  for (const team of teamsOf(old, next)) {
    const sheet = sheets.get(team);
    if (sheet !== undefined) changed.set(team, rewrite(sheet, old, next));
  }
  return changed;
}

/** The entry of a listed match; the two teams it is expected at are searched first. */
export function findEntry(sheets: Sheets, id: string, candidates: readonly TeamId[]): Entry | null {
  for (const team of [...candidates, ...sheets.keys()]) {
    const found = sheets.get(team)?.entries.find(({ match }) => match.id === id);
    if (found !== undefined) return found;
  }
  return null;
}

/** The teams whose sheets a change of entry affects. */
export function teamsOf(...entries: readonly (Entry | null)[]): ReadonlySet<TeamId> {
  return new Set(entries.flatMap((entry) => (entry === null ? [] : [entry.match.home, entry.match.away])));
}

/** A team’s tally in its matches against some others. */
export function tallyAmong({ team, entries }: Sheet, others: ReadonlySet<TeamId>): Tally {
  const sum: OpenTally = { ...emptyTally };
  for (const entry of entries) {
    if (entry.counting === 'COUNTS' && others.has(rivalOf(entry, team))) add(sum, shareOf(entry, team), 1);
  }
  return sum;
}

/** Every entry once. */
export function allEntries(sheets: Sheets): readonly Entry[] {
  return Array.from(sheets.values()).flatMap(({ team, entries }) =>
    entries.filter(({ match }) => match.home === team),
  );
}

const isSummed = ({ match }: Entry) => match.kind !== 'MUTUAL';

function sheetOf(team: TeamId, entries: readonly Entry[]): Sheet {
  const tally: OpenTally = { ...emptyTally };
  for (const entry of entries.filter(isSummed)) add(tally, shareOf(entry, team), 1);
  return { team, entries, tally };
}

function rewrite({ team, entries, tally }: Sheet, old: Entry | null, next: Entry): Sheet {
  const plays = (entry: Entry | null): entry is Entry =>
    entry !== null && (entry.match.home === team || entry.match.away === team);
  const added = plays(next) ? [next] : [];
  const removed = plays(old) ? [old] : [];
  const unchanged = entries.filter((entry) => entry !== old);
  const after = unchanged.findIndex((entry) => inOrderOfPlay(entry, next) > 0);
  return {
    team,
    entries: unchanged.toSpliced(after < 0 ? unchanged.length : after, 0, ...added),
    tally: changeTally(
      tally,
      added.filter(isSummed).map((entry) => shareOf(entry, team)),
      removed.filter(isSummed).map((entry) => shareOf(entry, team)),
    ),
  };
}
