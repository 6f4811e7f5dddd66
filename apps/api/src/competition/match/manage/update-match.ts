import {
  isRefusal,
  type MatchChange,
  type matchManagementCalls,
  type Read,
  type Refusal,
  refuse,
} from '@traip/contract';
import type { Slot } from '@traip/engine/formats';
import { canDo, isBreach } from '@traip/engine/match';
import type { Trx } from '../../../platform/db/schema.ts';
import type { Handler } from '../../../platform/routing/handler.ts';
import { type LockedMatch, withMatchLock } from '../desk/locked-match.ts';
import { newEvent } from '../desk/new-event.ts';
import type { EventRow, MatchRecord } from '../desk/queries.ts';
import { checkChallenge } from '../ladder/check-challenge.ts';
import { dropLineupsOfOthers } from '../lineups/lock/queries.ts';
import { isOver, stateRefusal, teamsRefusal } from '../reply/refusals.ts';
import { slotOf } from './create-match.ts';
import { applyFixtureEdit } from './fixture-edit.ts';
import { hasDrawnPairs, listPhaseTeams, slotColumns } from './queries.ts';

export const updateMatch: Handler<typeof matchManagementCalls.update> = (context, { body }) =>
  withMatchLock(context, { matchId: body.id, depth: 'COMPETITION', version: body.version }, (trx, locked) =>
    update(trx, locked, body),
  );

async function update(trx: Trx, locked: LockedMatch, body: Read<typeof MatchChange>) {
  const { match, actor } = locked;
  if (isOver(match)) return refuse('PHASE_LOCKED');
  if (await hasDrawnPairs(trx, match.phaseId)) return refuse('PAIRS_ARE_DRAWN');
  const home = slotAfter(match, 'home', body.homeTeamId);
  const away = slotAfter(match, 'away', body.awayTeamId);
  if (home === 'DERIVED' || away === 'DERIVED') return refuse('SLOT_DERIVED');
  const teams = { home: home.participant ?? null, away: away.participant ?? null };
  const permission = canDo('update', { status: match.state, dated: match.kickOff !== null }, actor, {
    ...teams,
    phaseTeams: await listPhaseTeams(trx, match),
  });
  if (isBreach(permission)) return teamsRefusal(permission, teams.home) ?? stateRefusal('update', permission);
  const events = await challengeEvents(trx, locked, teams);
  if (isRefusal(events)) return events;
  await dropLineupsOfOthers(trx, match.id, [teams.home, teams.away]);
  const { round = match.round } = body;
  return applyFixtureEdit(trx, locked, {
    action: 'UPDATED',
    events,
    set: { ...slotColumns({ home, away }), round },
    details: {
      old: { round: match.round, home: match.homeTeamId, away: match.awayTeamId },
      new: { round, ...teams },
    },
  });
}

/**
 * The events to write when a match gets these teams. On a ladder, other teams make a new challenge; swapping
 * the sides doesn't.
 */
export async function challengeEvents(
  trx: Trx,
  locked: LockedMatch,
  teams: { readonly home: string | null; readonly away: string | null },
): Promise<readonly EventRow[] | Refusal<'CHALLENGE_NOT_ALLOWED'>> {
  const { id: matchId, phaseId, competitionId, groupKey, homeTeamId, awayTeamId } = locked.match;
  const before = [homeTeamId, awayTeamId];
  if (before.includes(teams.home) && before.includes(teams.away)) return [];
  const input = { phaseId, competitionId, groupKey, matchId, ...teams, at: locked.at };
  const checked = await checkChallenge(trx, input);
  return checked === 'ALLOWED' ? [newEvent(locked, 'CREATED')] : (checked ?? []);
}

/** The slot after the update. Bracket slots and slots fed by another match can't be set this way. */
function slotAfter(
  match: MatchRecord,
  name: 'home' | 'away',
  teamId: string | null | undefined,
): Slot | 'DERIVED' {
  const slot = match[name];
  if (teamId === undefined || teamId === match[`${name}TeamId`]) return slot;
  const isFree = match.tieKey === null && (slot.source.kind === 'TEAM' || slot.source.kind === 'EMPTY');
  return isFree ? slotOf(teamId) : 'DERIVED';
}
