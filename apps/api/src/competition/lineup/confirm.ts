import { type Refusal, refuse } from '@traip/contract';
import { confirmLineup, isBreach, type LineupProblem } from '@traip/engine/match';
import { insertAuditEntry } from '../../platform/audit/queries.ts';
import type { Trx } from '../../platform/db/schema.ts';
import { publishMatchChange } from '../../platform/live/queries.ts';
import type { LockedMatch } from '../match/desk/locked-match.ts';
import { newEvent } from '../match/desk/new-event.ts';
import { insertEvents } from '../match/desk/queries.ts';
import { engineLineup } from '../match/lineups/reply/lineup-reply.ts';
import {
  findLineups,
  listPlayers,
  markConfirmed,
  type PlayerRecord,
} from '../match/lineups/stored/queries.ts';
import { lineupFacts } from './facts/lineup-facts.ts';
import type { LockedLineup } from './lineup-lock.ts';

type ConfirmTarget = Pick<LockedLineup, 'locked' | 'teamId' | 'role'>;

/** Confirms the stored lineup, or refuses with all its problems. Only staff may force it. */
export async function confirm(
  trx: Trx,
  { locked, teamId, role }: ConfirmTarget,
  force: boolean,
): Promise<null | Refusal<'LINEUP_INVALID' | 'PLAYER_SUSPENDED' | 'NOT_FOUND'>> {
  const stored = (await findLineups(trx, locked.match.id)).find((lineup) => lineup.teamId === teamId);
  if (!stored) return refuse('NOT_FOUND');
  const players = await listPlayers(trx, [stored.id]);
  const facts = await lineupFacts(trx, locked, teamId, players);
  const outcome = confirmLineup(engineLineup(stored, players), facts, { force: force && isStaff(role) });
  if (isBreach(outcome)) return refusalOf(outcome.problems, players);
  const { actor, at } = locked;
  const { state } = outcome.lineup;
  await markConfirmed(trx, stored.id, { state, confirmedAt: at, confirmedBy: actor.userId });
  await recordConfirmation(trx, locked, teamId, outcome.proposal?.suspended ?? []);
  return null;
}

function isStaff(role: LockedLineup['role']): boolean {
  return role === 'super-admin' || role === 'admin' || role === 'referee';
}

function refusalOf(problems: readonly LineupProblem[], players: readonly PlayerRecord[]) {
  const suspended = problems.flatMap((problem) =>
    problem.breach === 'PLAYER_SUSPENDED' ? players.filter(({ id }) => id === problem.playerId) : [],
  );
  if (suspended.length === 0) return refuse('LINEUP_INVALID', { field: 'players', details: { problems } });
  const named = suspended.map(({ id, firstName, surnames }) => ({ id, name: `${firstName} ${surnames}` }));
  return refuse('PLAYER_SUSPENDED', { field: 'players', details: { players: named, problems } });
}

async function recordConfirmation(
  trx: Trx,
  locked: LockedMatch,
  teamId: string,
  suspended: readonly string[],
): Promise<void> {
  const { match, actor, at } = locked;
  await insertEvents(trx, [newEvent(locked, 'LINEUP_CONFIRMED', { teamId })]);
  const { organisationId, competitionId, id: matchId, version } = match;
  await insertAuditEntry(trx, {
    organisationId,
    competitionId,
    subjectKind: 'MATCH',
    subjectId: matchId,
    // Staff fielded a suspended player: they decide whether that forfeits the match.
    action: suspended.length > 0 ? 'FORFEIT_PROPOSED' : 'LINEUP_CONFIRMED',
    details: { teamId, suspended },
    byUser: actor.userId,
    at,
  });
  await publishMatchChange(trx, {
    organisationId,
    competitionId,
    matchId,
    kind: 'LINEUP_CONFIRMED',
    at,
    payload: { teamId, version },
  });
}
