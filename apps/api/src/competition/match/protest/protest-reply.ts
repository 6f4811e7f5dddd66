import type { Protests, Read } from '@traip/contract';
import { nameOf } from '../../../people/person/player-in-brief.ts';
import { teamInBrief } from '../../../people/team/in-brief.ts';
import type { Database } from '../../../platform/db/schema.ts';
import { listPeople } from '../people/queries.ts';
import { protestOf } from './logged-protest.ts';
import { listLogged, type listOfCompetition, type ProtestRow } from './queries.ts';

type Protest = Read<typeof Protests>['protests'][number];
type ListedProtest = Awaited<ReturnType<typeof listOfCompetition>>[number];

/** Who played although ineligible, and why, is in the log of each match: two statements for all protests. */
export async function protestReplies(db: Database, rows: readonly ListedProtest[]): Promise<Protest[]> {
  const logged = (
    await listLogged(
      db,
      rows.map(({ matchId }) => matchId),
    )
  ).map(({ matchId, ...entry }) => ({ matchId, protest: protestOf(entry) }));
  const protestedIn = ({ matchId, teamId }: ListedProtest) =>
    logged.find((one) => one.matchId === matchId && one.protest?.teamId === teamId)?.protest?.people ?? [];
  const ids = rows.flatMap((row) => protestedIn(row).map(({ playerId }) => playerId));
  const people = new Map((await listPeople(db, ids)).map((one) => [one.id, one]));
  return rows.map((row) => ({
    match: matchOf(row),
    teamId: row.teamId,
    people: protestedIn(row).map((one) => {
      const person = people.get(one.playerId);
      return { ...one, name: person ? nameOf(person, true) : '' };
    }),
    note: row.note,
    openedBy: row.openedBy,
    openedAt: row.openedAt,
    settlement: settlementOf(row),
  }));
}

export function settlementOf({ outcome, reason, settledAt, settledBy }: ProtestRow): Protest['settlement'] {
  if (outcome === null || settledAt === null) return null;
  return { outcome, reason: reason ?? '', by: settledBy, at: settledAt };
}

function matchOf(row: ListedProtest): Protest['match'] {
  const { matchId: id, state, kickOff, homeScore: home, awayScore: away } = row;
  const score = home === null || away === null ? null : { home, away };
  return { id, state, kickOff, home: sideOf(row, 'home'), away: sideOf(row, 'away'), score };
}

function sideOf(row: ListedProtest, side: 'home' | 'away'): Protest['match']['home'] {
  const [id, name, code] = [row[`${side}Id`], row[`${side}Name`], row[`${side}Code`]];
  if (id === null || name === null || code === null) return null;
  return teamInBrief({
    id,
    name,
    code,
    sportKey: row[`${side}SportKey`],
    competitorKind: row[`${side}Kind`] ?? 'TEAM',
    avatarKey: row[`${side}AvatarKey`],
  });
}
