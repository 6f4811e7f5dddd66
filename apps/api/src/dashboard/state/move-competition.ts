import { type CompetitionState, competitionTransitions, type Mover } from '@traip/engine/competition';
import { type CompetitionRecord, changeCompetition } from '../../competition/queries.ts';
import type { Trx } from '../../db/schema.ts';
import { competitionFacts, readCourse } from './facts.ts';
import { moveRefusal } from './move-refusal.ts';
import { cancelOpenMatches, reviveMatches } from './queries.ts';

/** Who moves what where, why and when. */
export interface Wish {
  readonly to: CompetitionState;
  readonly reason: string | null;
  readonly by: Mover;
  readonly at: Date;
}

/** What the record keeps of it, beyond where it went and why. */
export interface Effects {
  readonly from: CompetitionState;
  /** Matches that were being played when they were cancelled. */
  readonly interrupted?: number;
}

export async function moveCompetition(trx: Trx, competition: CompetitionRecord, wish: Wish) {
  const { state: from } = competition;
  const course = await readCourse(trx, competition);
  const facts = await competitionFacts(trx, course, wish.reason);
  const refusal = moveRefusal(competitionTransitions, { from, to: wish.to, by: wish.by }, facts);
  if (refusal) return refusal;
  await changeCompetition(trx, competition, competition.id, { state: wish.to, ...shown(competition, wish) });
  return effectsOf(trx, competition, wish);
}

/** What is played cannot be a secret from those who play it: from then on it is seen as its privacy says. */
const showing: readonly CompetitionState[] = ['PUBLICIZED', 'IN_PROGRESS', 'IN_PROGRESS_AND_OPENED'];

function shown({ publishedAt }: CompetitionRecord, { to, at }: Wish) {
  return publishedAt === null && showing.includes(to) ? { publishedAt: at } : {};
}

async function effectsOf(trx: Trx, { id, state }: CompetitionRecord, { to }: Wish): Promise<Effects> {
  if (to === 'CANCELED')
    return { from: state, interrupted: await cancelOpenMatches(trx, { competitionId: id }) };
  if (state === 'CANCELED') await reviveMatches(trx, id);
  return { from: state };
}
