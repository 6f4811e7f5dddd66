import { type CompetitionState, competitionTransitions, type Mover } from '@traip/engine/competition';
import type { Trx } from '../../platform/db/schema.ts';
import { publishCompetitionChange } from '../../platform/live/queries.ts';
import { type CompetitionRecord, updateCompetitionRow } from '../competition/queries.ts';
import { awardsToGive, giveAwards, lockPhase, revokeAwards } from '../progression/index.ts';
import { competitionFacts, readCourse } from './facts.ts';
import { moveRefusal } from './move-refusal.ts';
import { cancelOpenMatches, reviveMatches } from './queries.ts';

/** Who moves what where, why and when. */
export interface MoveInput {
  readonly to: CompetitionState;
  readonly reason: string | null;
  readonly by: Mover;
  readonly at: Date;
}

/** What the record keeps of it, beyond where it went and why. */
export interface MoveEffects {
  readonly from: CompetitionState;
  /** Matches that were being played when they were cancelled. */
  readonly interrupted?: number;
}

export async function moveCompetition(trx: Trx, competition: CompetitionRecord, wish: MoveInput) {
  const { state: from } = competition;
  const course = await readCourse(trx, competition);
  // Nobody corrects a result while the awards are reckoned.
  if (wish.to === 'FINISHED') for (const { id } of course.phases) await lockPhase(trx, id);
  const awards = wish.to === 'FINISHED' ? await awardsToGive(trx, competition.id, wish.at) : [];
  const podium = 'breach' in awards ? { podium: awards } : {};
  const known = { reason: wish.reason, isPodiumClear: !('breach' in awards) };
  const facts = await competitionFacts(trx, course, known);
  const refusal = moveRefusal(competitionTransitions, { from, to: wish.to, by: wish.by }, facts, podium);
  if (refusal) return refusal;
  await updateCompetitionRow(trx, competition, competition.id, {
    state: wish.to,
    ...shown(competition, wish),
  });
  await publishCompetitionChange(trx, {
    organisationId: competition.organisationId,
    competitionId: competition.id,
    kind: 'COMPETITION_MOVED',
    payload: { to: wish.to },
    at: wish.at,
  });
  return effectsOf(trx, competition, wish);
}

/** What is played cannot be a secret from those who play it: from then on it is seen as its privacy says. */
const showing: readonly CompetitionState[] = ['PUBLICIZED', 'IN_PROGRESS', 'IN_PROGRESS_AND_OPENED'];

function shown({ publishedAt }: CompetitionRecord, { to, at }: MoveInput) {
  return publishedAt === null && showing.includes(to) ? { publishedAt: at } : {};
}

async function effectsOf(
  trx: Trx,
  { id, state, organisationId }: CompetitionRecord,
  { to, at }: MoveInput,
): Promise<MoveEffects> {
  const ending = { organisationId, competitionId: id, at };
  if (to === 'FINISHED') await giveAwards(trx, ending);
  if (state === 'FINISHED') await revokeAwards(trx, ending);
  if (to === 'CANCELED')
    return { from: state, interrupted: await cancelOpenMatches(trx, { competitionId: id }) };
  if (state === 'CANCELED') await reviveMatches(trx, id);
  return { from: state };
}
