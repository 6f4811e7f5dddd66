import { type brokerCalls, type Read, refuse, type StoredFixture } from '@traip/contract';
import { teamSlot } from '@traip/engine/formats';
import type { MatchResult } from '@traip/engine/match';
import type { Handler } from '../../platform/routing/handler.ts';
import { slotDescriber } from './slot-describer.ts';
import { type FixtureRow, findPhaseName, listByes, listFixtures, listGroups } from './stored/queries.ts';
import { findVisibleOrganisation } from './visible-organisation.ts';

/** The stored fixtures with the state and score of their matches. */
export const getFixtures: Handler<typeof brokerCalls.fixtures> = async ({ db, caller }, { params }) => {
  const organisationId = await findVisibleOrganisation(db, caller, params.phaseId);
  const phase = organisationId && (await findPhaseName(db, organisationId, params));
  if (!phase) return refuse('NOT_FOUND');
  const rows = await listFixtures(db, phase.id);
  const groups = await listGroups(db, phase.id);
  const byes = await listByes(db, phase.id);
  const members = groups.flatMap((group) => group.members);
  const describeSlot = await slotDescriber(db, [
    ...rows.flatMap(({ home, away }) => [home, away]),
    ...members,
    ...byes.map(byeSlot),
  ]);
  return {
    algorithm: phase.algorithm,
    rounds: Math.max(0, ...rows.map(({ round }) => round)),
    fixtures: rows.map((row) => ({
      ...fixtureReply(row),
      home: describeSlot(row.home),
      away: describeSlot(row.away),
    })),
    groups: groups.map(({ key, members }) => ({ key, members: members.map(describeSlot) })),
    byes: byes.map((bye) => ({ round: bye.round, slot: describeSlot(byeSlot(bye)) })),
  };
};

const byeSlot = ({ teamId }: { readonly teamId: string }) => teamSlot(teamId);

function fixtureReply(row: FixtureRow): Omit<Read<typeof StoredFixture>, 'home' | 'away'> {
  const { id, key, round, groupKey, tieKey, state, kickOff, homeScore: home, awayScore: away } = row;
  const score = home === null || away === null ? null : { home, away };
  const shootOut = (row.result as MatchResult | null)?.shootOut ?? null;
  return { key, round, group: groupKey, tie: tieKey, match: { id, state, kickOff, score, shootOut } };
}
