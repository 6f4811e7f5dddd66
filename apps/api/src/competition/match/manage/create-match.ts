import { randomUUIDv7 } from 'node:crypto';
import { isRefusal, type matchManagementCalls, type NewMatch, type Read, refuse } from '@traip/contract';
import type { CompetitionState } from '@traip/engine/competition';
import { emptySlot, type Slot, teamSlot } from '@traip/engine/formats';
import { canDo, isBreach } from '@traip/engine/match';
import type { Trx } from '../../../platform/db/schema.ts';
import type { Handler } from '../../../platform/routing/handler.ts';
import { moverOf } from '../../competition/reply/next-states.ts';
import { withPhaseLock } from '../../competition/with-phase-lock.ts';
import { lockMatch } from '../desk/locked-match.ts';
import { newEvent } from '../desk/new-event.ts';
import { checkChallenge } from '../ladder/check-challenge.ts';
import { teamsRefusal } from '../reply/refusals.ts';
import { applyFixtureEdit } from './fixture-edit.ts';
import { hasDrawnPairs, hasGroup, insertMatch, listPhaseTeams } from './queries.ts';

export const createMatch: Handler<typeof matchManagementCalls.create> = (context, { body }) =>
  withPhaseLock(context, body.phaseId, async (trx, { phase, competition }, actor) => {
    const role = moverOf(actor.role);
    if (role === null) return refuse('FORBIDDEN');
    const refusal = await phaseRefusal(trx, phase, body);
    if (refusal) return refusal;
    const phaseTeams = await listPhaseTeams(trx, { phaseId: phase.id, competitionId: competition.id });
    const permission = canDo(
      'create',
      { status: null, dated: false },
      { role, assigned: 'NOBODY' },
      { home: body.homeTeamId, away: body.awayTeamId, phaseTeams },
    );
    if (isBreach(permission)) return teamsRefusal(permission, body.homeTeamId) ?? refuse('FORBIDDEN');
    const at = context.now();
    const checked = await checkChallenge(trx, { ...challengeInput(body), competitionId: competition.id, at });
    if (isRefusal(checked)) return checked;
    const ownership = { organisationId: actor.organisationId, competitionId: competition.id, createdAt: at };
    const matchId = await insertNewMatch(trx, ownership, body);
    const matchActor = { userId: actor.userId, role, linkId: null };
    const locked = await lockMatch(trx, actor, { matchId, depth: 'MATCH', actor: matchActor, at });
    if ('refused' in locked) return locked;
    return applyFixtureEdit(trx, locked, { action: 'CREATED', events: [newEvent(locked, 'CREATED')] });
  });

async function phaseRefusal(
  trx: Trx,
  { id, state }: { readonly id: string; readonly state: CompetitionState },
  { group }: Read<typeof NewMatch>,
) {
  if (state === 'FINISHED' || state === 'CANCELED') return refuse('PHASE_LOCKED');
  if (group !== null && !(await hasGroup(trx, id, group))) return refuse('GROUP_UNKNOWN', { field: 'group' });
  return (await hasDrawnPairs(trx, id)) ? refuse('PAIRS_ARE_DRAWN', { field: 'phaseId' }) : null;
}

function challengeInput({
  phaseId,
  group: groupKey,
  homeTeamId: home,
  awayTeamId: away,
}: Read<typeof NewMatch>) {
  return { phaseId, groupKey, matchId: null, home, away };
}

interface Ownership {
  readonly organisationId: string;
  readonly competitionId: string;
  readonly createdAt: Date;
}

/** The key marks it as created manually, and sorts it after the other matches of its round. */
async function insertNewMatch(trx: Trx, ownership: Ownership, body: Read<typeof NewMatch>): Promise<string> {
  const id = randomUUIDv7();
  const { phaseId, round, kind, group: groupKey } = body;
  const home = slotOf(body.homeTeamId);
  const away = slotOf(body.awayTeamId);
  const sides = { home, away, homeTeamId: body.homeTeamId, awayTeamId: body.awayTeamId };
  await insertMatch(trx, { id, ...ownership, phaseId, round, kind, groupKey, key: `hand-${id}`, ...sides });
  return id;
}

export function slotOf(teamId: string | null): Slot {
  return teamId === null ? emptySlot : teamSlot(teamId);
}
