import { isRefusal, type Refusal, refuse, type weighInCalls } from '@traip/contract';
import { logAction } from '../../platform/audit/log-action.ts';
import type { Trx } from '../../platform/db/schema.ts';
import type { Handler } from '../../platform/routing/handler.ts';
import { type CompetitionRecord, lockCompetition, updateCompetitionRow } from '../competition/queries.ts';
import { listPhases } from '../competition/reply/queries.ts';
import { type Actor, withStaffCompetitionLock } from '../competition/with-competition-lock.ts';
import { capacityRefusal } from '../entry/capacity-refusal.ts';
import { choosePhase } from '../entry/choose-phase.ts';
import {
  deleteParticipation,
  findParticipation,
  listPhasesOf,
  type Participation,
  removeFromPhases,
} from '../entry/queries.ts';
import { saveEntry } from '../entry/save-entry.ts';
import { toGrams, weightRefusal } from './class-of.ts';
import { findClass, findWeight, hasFixtures, listSiblings, saveWeight } from './queries.ts';
import { weighInReply } from './weigh-in-reply.ts';

/** Changes a person's class before either class is drawn; their weight moves with them and must fit. */
export const moveClass: Handler<typeof weighInCalls.move> = async (
  context,
  { params, body: { teamId, toId, kg } },
) => {
  const { scope } = context;
  const { competitionId } = params;
  // Both are locked, always in the same order to avoid deadlocks.
  const [first = competitionId, second = toId] = [competitionId, toId].toSorted();
  const moved = await withStaffCompetitionLock(
    context,
    'competitions.manage',
    first,
    async (trx, one, actor) => {
      const other = await lockCompetition(trx, scope, second);
      const [from, to] = first === competitionId ? [one, other] : [other, one];
      if (from === undefined) return refuse('NOT_FOUND');
      const entry = await findParticipation(trx, { ...actor, competitionId, teamId });
      if (entry?.status !== 'ACCEPTED') return refuse('NOT_ENTERED', { field: 'teamId' });
      const sibling = to && (await findSibling(trx, actor, from, to));
      if (!sibling) return refuse('CLASS_UNKNOWN', { field: 'toId' });
      const at = context.now();
      const weighed = kg === undefined ? await findWeight(trx, competitionId, teamId) : read(kg, actor, at);
      const refused = await moveEntry(trx, actor, { entry, to: sibling, at, weighed });
      if (refused) return refused;
      await updateCompetitionRow(trx, scope, from.id);
      await updateCompetitionRow(trx, scope, sibling.id);
      const subject = { subjectKind: 'PARTICIPATION', subjectId: entry.id, competitionId } as const;
      await logAction(trx, context, { ...subject, action: 'CLASS_CHANGED', details: { teamId, toId } });
      return (await weighInReply(trx, scope, competitionId)) ?? refuse('NOT_FOUND');
    },
  );
  const isOtherMissing = first === toId && isRefusal(moved) && moved.refused === 'NOT_FOUND';
  return isOtherMissing ? refuse('CLASS_UNKNOWN', { field: 'toId' }) : moved;
};

type Weighed = Pick<NonNullable<Awaited<ReturnType<typeof findWeight>>>, 'grams' | 'at' | 'byUser'>;

const read = (kg: number, { userId }: Actor, at: Date): Weighed => ({
  grams: toGrams(kg),
  at,
  byUser: userId,
});

async function findSibling(trx: Trx, actor: Actor, from: CompetitionRecord, to: CompetitionRecord) {
  const own = await findClass(trx, actor, from.id);
  const siblings = own ? await listSiblings(trx, actor, own) : [];
  return siblings.some(({ id }) => id === to.id) ? to : null;
}

interface Move {
  readonly entry: Participation;
  readonly to: CompetitionRecord;
  readonly at: Date;
  readonly weighed: Weighed | undefined;
}

type Reason =
  | 'ALREADY_DRAWN'
  | 'ALREADY_ENTERED'
  | 'OVERWEIGHT'
  | 'UNDERWEIGHT'
  | 'COMPETITION_FULL'
  | 'COMPETITION_UNDER_WAY'
  | 'COMPETITION_OVER'
  | 'PHASE_UNKNOWN';

async function moveEntry(trx: Trx, actor: Actor, move: Move): Promise<Refusal<Reason> | null> {
  const { entry, to, at, weighed } = move;
  const { teamId, competitionId } = entry;
  if ((await hasFixtures(trx, competitionId)) || (await hasFixtures(trx, to.id)))
    return refuse('ALREADY_DRAWN');
  const existing = await findParticipation(trx, { ...actor, competitionId: to.id, teamId });
  if (existing?.status === 'ACCEPTED') return refuse('ALREADY_ENTERED', { field: 'toId' });
  const refusal = (weighed && weightRefusal(to, weighed.grams, 'toId')) ?? (await capacityRefusal(trx, to));
  if (refusal) return refusal;
  const phase = choosePhase(await listPhases(trx, to.id), undefined);
  if (isRefusal(phase)) return phase;
  await removeFromPhases(trx, teamId, await listPhasesOf(trx, entry));
  await deleteParticipation(trx, entry);
  const placement = { isStaff: true, entry: existing, phaseId: phase?.id ?? null, at };
  await saveEntry(trx, actor, { competitionId: to.id, teamId, seed: null }, placement);
  if (weighed) await saveWeight(trx, { ...weighed, teamId, competitionId: to.id });
  return null;
}
