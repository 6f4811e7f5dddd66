import { type Refusal, refuse } from '@traip/contract';
import { type Phase, type Slot, takesQualifiers } from '@traip/engine/formats';
import type { MatchStatus } from '@traip/engine/match';
import { emitEndings } from '../../../notification/webhook/emit/match-events.ts';
import type { Trx } from '../../../platform/db/schema.ts';
import { publishMatchChanges } from '../../../platform/live/queries.ts';
import { type SlotChange, startedStates } from '../bracket/resolve-slots.ts';
import {
  cancelMatches,
  deleteDraftLineups,
  lockMatches,
  setPhaseTeams,
  updateGroups,
  updateSides,
  updateTies,
} from '../slots/queries.ts';
import type { PhasePropagation } from './propagate.ts';

/** What a propagation changed. */
export interface Propagated {
  readonly slots: readonly SlotChange[];
  readonly cancelled: readonly string[];
}

/** Persists propagations; refuses if a started match would lose one of its teams, unless forced. */
export async function applyPropagation(
  trx: Trx,
  propagations: readonly PhasePropagation[],
  { at, force = false }: { readonly at: Date; readonly force?: boolean },
): Promise<Propagated | Refusal<'DEPENDENT_STARTED'>> {
  const started = new Set(propagations.flatMap(({ resolved }) => resolved.started.map(({ id }) => id)));
  for (const id of await listStartedSince(trx, propagations)) started.add(id);
  const ids = [...started];
  if (ids.length > 0 && !force) return refuse('DEPENDENT_STARTED', { details: { matches: ids } });
  await cancelMatches(trx, ids);
  for (const one of propagations) await applyToPhase(trx, one);
  const slots = propagations.flatMap(({ resolved }) => resolved.slots);
  await deleteDraftLineups(trx, slots.flatMap(replacedTeam));
  await publishSlotChanges(trx, propagations, { filled: slots.flatMap(filledMatch), cancelled: ids, at });
  return { slots, cancelled: ids };
}

function filledMatch({ matchId, before, after }: SlotChange): string[] {
  return before === after ? [] : [matchId];
}

interface SlotPublication {
  readonly filled: readonly string[];
  readonly cancelled: readonly string[];
  readonly at: Date;
}

/** Publishes new participants and cancellations to the matches' feeds, and the cancellations to webhooks. */
async function publishSlotChanges(
  trx: Trx,
  propagations: readonly PhasePropagation[],
  { filled, cancelled, at }: SlotPublication,
): Promise<void> {
  const [first] = propagations;
  if (first === undefined) return;
  const { organisationId, competitionId } = first.phase;
  const news = { organisationId, competitionId, payload: {}, at };
  await publishMatchChanges(trx, [...new Set(filled)], { ...news, kind: 'PARTICIPANTS_SET' });
  await publishMatchChanges(trx, cancelled, { ...news, kind: 'CANCELLED' });
  const endings = cancelled.map((matchId) => ({ matchId, isForfeit: false }));
  await emitEndings(trx, { organisationId, at }, endings);
}

function replacedTeam({ matchId, before, after }: SlotChange) {
  return before === null || before === after ? [] : [{ matchId, teamId: before }];
}

/** Matches started since they were read, although their teams are about to change. */
async function listStartedSince(
  trx: Trx,
  propagations: readonly PhasePropagation[],
): Promise<readonly string[]> {
  const moved = propagations.flatMap(({ resolved }) =>
    resolved.slots.filter(({ before, after }) => before !== after),
  );
  if (moved.length === 0) return [];
  const known = new Map(
    propagations.flatMap(({ resolved }) =>
      resolved.changed.map(({ stored }) => [stored.id, stored.state] as const),
    ),
  );
  const now = await lockMatches(trx, [...new Set(moved.map(({ matchId }) => matchId))]);
  const hasStarted = (state: MatchStatus | undefined) => state !== undefined && startedStates.includes(state);
  return now.filter(({ id, state }) => hasStarted(state) && !hasStarted(known.get(id))).map(({ id }) => id);
}

async function applyToPhase(trx: Trx, { phase, resolved }: PhasePropagation): Promise<void> {
  const { after, changed } = resolved;
  await updateSides(
    trx,
    changed.map(({ stored, match }) => ({ id: stored.id, match })),
  );
  await updateTies(trx, phase.id, after.ties);
  await updateGroups(trx, phase.id, after.groups);
  if (phase.algorithm === null || !takesQualifiers(phase.algorithm) || changed.length === 0) return;
  await setPhaseTeams(trx, phase.id, [...new Set(teamsIn(after))]);
}

function teamsIn({ ties, groups }: Phase): readonly string[] {
  const slots = [
    ...ties.flatMap(({ first, second }) => [first, second]),
    ...groups.flatMap(({ members }) => members),
  ];
  return slots.flatMap(participantsOf);
}

const participantsOf = ({ participant }: Slot) => participant ?? [];
