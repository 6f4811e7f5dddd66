import { isDeepStrictEqual } from 'node:util';
import {
  isRefusal,
  type KnockoutParticipants,
  type matchManagementCalls,
  type Read,
  refuse,
} from '@traip/contract';
import { filledByHand, type Slot } from '@traip/engine/formats';
import { canDo, isBreach } from '@traip/engine/match';
import type { Trx } from '../../../platform/db/schema.ts';
import type { Handler } from '../../../platform/routing/handler.ts';
import { type LockedMatch, withMatchLock } from '../desk/locked-match.ts';
import { type MatchRecord, saveMatch } from '../desk/queries.ts';
import { dropLineupsOfOthers } from '../lineups/lock/queries.ts';
import { isOver, stateRefusal, teamsRefusal } from '../reply/refusals.ts';
import { applyFixtureEdit } from './fixture-edit.ts';
import { findTie, listCompetitionTeams, listOtherLegs, saveTie, slotColumns } from './queries.ts';
import { challengeEvents } from './update-match.ts';

export const addKnockoutParticipants: Handler<typeof matchManagementCalls.addKnockoutParticipants> = (
  context,
  { body },
) =>
  withMatchLock(
    context,
    { matchId: body.matchId, depth: 'COMPETITION', version: body.version },
    (trx, locked) => fillSlots(trx, locked, body),
  );

async function fillSlots(trx: Trx, locked: LockedMatch, body: Read<typeof KnockoutParticipants>) {
  const { match, actor } = locked;
  if (isOver(match)) return refuse('PHASE_LOCKED');
  const home = slotAfter(match, 'home', body.homeTeamId);
  const away = slotAfter(match, 'away', body.awayTeamId);
  if (home === 'TAKEN') return refuse('SLOT_NOT_OPEN', { field: 'homeTeamId' });
  if (away === 'TAKEN') return refuse('SLOT_NOT_OPEN', { field: 'awayTeamId' });
  const teams = { home: home.participant ?? null, away: away.participant ?? null };
  const situation = { status: match.state, dated: match.kickOff !== null };
  const facts = { ...teams, phaseTeams: await listCompetitionTeams(trx, match) };
  const permission = canDo('addKnockoutParticipants', situation, actor, facts);
  if (isBreach(permission))
    return teamsRefusal(permission, teams.home) ?? stateRefusal('addKnockoutParticipants', permission);
  const events = await challengeEvents(trx, locked, teams);
  if (isRefusal(events)) return events;
  await fillTie(trx, match, [home, away]);
  await dropLineupsOfOthers(trx, match.id, [teams.home, teams.away]);
  return applyFixtureEdit(trx, locked, {
    action: 'PARTICIPANTS_SET',
    events,
    set: slotColumns({ home, away }),
    details: { old: { home: match.homeTeamId, away: match.awayTeamId }, new: teams },
  });
}

/** A manually filled slot keeps its source, and waits for it again when cleared. */
function slotAfter(
  match: MatchRecord,
  name: 'home' | 'away',
  teamId: string | null | undefined,
): Slot | 'TAKEN' {
  const slot = match[name];
  if (teamId === undefined) return slot;
  if (match.tieKey === null && slot.source.kind === 'TEAM') return 'TAKEN';
  if (teamId !== null) return filledByHand(slot, teamId);
  const { source } = slot;
  return source.kind === 'TEAM'
    ? { source, participant: source.team, provisional: false }
    : { source, provisional: false };
}

// All legs of a tie have the same two teams.
async function fillTie(trx: Trx, match: MatchRecord, sides: readonly Slot[]): Promise<void> {
  const { id, phaseId, tieKey } = match;
  if (tieKey === null) return;
  const updated = (slot: Slot) => sides.find(({ source }) => isDeepStrictEqual(source, slot.source)) ?? slot;
  const tie = await findTie(trx, { phaseId, tieKey });
  if (tie) await saveTie(trx, phaseId, { ...tie, first: updated(tie.first), second: updated(tie.second) });
  for (const leg of await listOtherLegs(trx, { phaseId, tieKey }, id)) {
    const home = updated(leg.home);
    const away = updated(leg.away);
    if (isDeepStrictEqual([home, away], [leg.home, leg.away])) continue;
    await saveMatch(trx, leg.id, slotColumns({ home, away }));
    await dropLineupsOfOthers(trx, leg.id, [home.participant ?? null, away.participant ?? null]);
  }
}
