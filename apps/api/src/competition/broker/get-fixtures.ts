import { type brokerCalls, type Read, refuse, type StoredFixture } from '@traip/contract';
import { teamSlot } from '@traip/engine/formats';
import type { MatchResult } from '@traip/engine/match';
import type { Handler } from '../../platform/routing/handler.ts';
import { seating } from './seating.ts';
import { type FixtureRow, findPhaseName, listByes, listFixtures, listGroups } from './stored/queries.ts';
import { organisationIfSeen } from './visible.ts';

/** The fixtures as they stand: what was drawn, and what became of it. */
export const getFixtures: Handler<typeof brokerCalls.fixtures> = async ({ db, caller }, { params }) => {
  const organisationId = await organisationIfSeen(db, caller, params.phaseId);
  const phase = organisationId && (await findPhaseName(db, organisationId, params));
  if (!phase) return refuse('NOT_FOUND');
  const rows = await listFixtures(db, phase.id);
  const groups = await listGroups(db, phase.id);
  const byes = await listByes(db, phase.id);
  const members = groups.flatMap((group) => group.members);
  const seated = await seating(db, [
    ...rows.flatMap(({ home, away }) => [home, away]),
    ...members,
    ...byes.map(restOf),
  ]);
  return {
    algorithm: phase.algorithm,
    rounds: Math.max(0, ...rows.map(({ round }) => round)),
    fixtures: rows.map((row) => ({ ...fixtureOf(row), home: seated(row.home), away: seated(row.away) })),
    groups: groups.map(({ key, members }) => ({ key, members: members.map(seated) })),
    byes: byes.map((bye) => ({ round: bye.round, slot: seated(restOf(bye)) })),
  };
};

const restOf = ({ teamId }: { readonly teamId: string }) => teamSlot(teamId);

function fixtureOf(row: FixtureRow): Omit<Read<typeof StoredFixture>, 'home' | 'away'> {
  const { id, key, round, groupKey, tieKey, state, kickOff, homeScore: home, awayScore: away } = row;
  const score = home === null || away === null ? null : { home, away };
  const shootOut = (row.result as MatchResult | null)?.shootOut ?? null;
  return { key, round, group: groupKey, tie: tieKey, match: { id, state, kickOff, score, shootOut } };
}
