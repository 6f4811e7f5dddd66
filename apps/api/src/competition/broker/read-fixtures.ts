import type { PhaseFixtures, Read, StoredFixture } from '@traip/contract';
import { teamSlot } from '@traip/engine/formats';
import { boutEndingOf, type MatchResult, winningSide } from '@traip/engine/match';
import type { Database } from '../../platform/db/schema.ts';
import { slotDescriber } from './slot-describer.ts';
import { type FixtureRow, listByes, listFixtures, listGroups } from './stored/queries.ts';

/** The stored fixtures of a phase with the state and score of their matches. */
export async function readFixtures(
  db: Database,
  phaseId: string,
): Promise<Omit<Read<typeof PhaseFixtures>, 'algorithm' | 'ranking'>> {
  const rows = await listFixtures(db, phaseId);
  const groups = await listGroups(db, phaseId);
  const byes = await listByes(db, phaseId);
  const members = groups.flatMap((group) => group.members);
  const describeSlot = await slotDescriber(db, [
    ...rows.flatMap(({ home, away }) => [home, away]),
    ...members,
    ...byes.map(byeSlot),
  ]);
  return {
    rounds: Math.max(0, ...rows.map(({ round }) => round)),
    fixtures: rows.map((row) => ({
      ...fixtureReply(row),
      home: describeSlot(row.home),
      away: describeSlot(row.away),
    })),
    groups: groups.map(({ key, members }) => ({ key, members: members.map(describeSlot) })),
    byes: byes.map((bye) => ({ round: bye.round, slot: describeSlot(byeSlot(bye)) })),
  };
}

const byeSlot = ({ teamId }: { readonly teamId: string }) => teamSlot(teamId);

function fixtureReply(row: FixtureRow): Omit<Read<typeof StoredFixture>, 'home' | 'away'> {
  const { id, key, round, groupKey, tieKey, state, kickOff, homeScore: home, awayScore: away } = row;
  const score = home === null || away === null ? null : { home, away };
  const result = row.result as MatchResult | null;
  const shootOut = result?.shootOut ?? null;
  const match = { id, state, kickOff, score, shootOut, ...boutReply(result) };
  return { key, round, group: groupKey, tie: tieKey, match };
}

function boutReply(result: MatchResult | null): Pick<Read<typeof StoredFixture>['match'], 'winner' | 'bout'> {
  const bout = result && boutEndingOf(result);
  if (!result || !bout) return { winner: null, bout: null };
  return { winner: winningSide(result), bout: { ...bout, totals: [...bout.totals] } };
}
