import { isDeepStrictEqual } from 'node:util';
import { type Refusal, refuse } from '@traip/contract';
import type { GolfRules } from '@traip/engine/race-day';
import type { Trx } from '../../../platform/db/schema.ts';
import type { RaceRecord } from '../lock/queries.ts';
import { listCards } from './queries.ts';

type Changed = Pick<RaceRecord, 'kind' | 'golf'>;

/** Golf races stay golf races, and submitted cards must fit the new rules. */
export async function golfChangeRefusal(
  trx: Trx,
  race: RaceRecord,
  after: Changed,
): Promise<Refusal<'GOLF_HAS_CARDS' | 'GOLF_OFFICIAL' | 'COURSE_HAS_CARDS'> | undefined> {
  const isGolf = race.kind === 'GOLF';
  if (isGolf !== (after.kind === 'GOLF') || isGolf !== (after.golf !== null))
    return refuse('GOLF_HAS_CARDS', { field: 'kind' });
  if (race.golf === null || after.golf === null || isDeepStrictEqual(race.golf, after.golf)) return undefined;
  if (race.publication === 'OFFICIAL') return refuse('GOLF_OFFICIAL', { field: 'golf' });
  const cards = await listCards(trx, race.id);
  const fits = cards.every(({ card }) => fitsChange(card, race.golf, after.golf));
  return fits ? undefined : refuse('COURSE_HAS_CARDS', { field: 'golf' });
}

type Card = Awaited<ReturnType<typeof listCards>>[number]['card'];

/** Not with extra rounds, other holes, or strokes that would become points. */
function fitsChange(card: Card, before: GolfRules | null, after: GolfRules | null): boolean {
  if (card.length === 0) return true;
  if (before === null || after === null) return false;
  const isPoints = ({ rankedBy }: GolfRules) => rankedBy === 'STABLEFORD';
  const hasTotal = card.some(({ total }) => total !== null);
  return (
    card.length <= after.rounds &&
    before.holes.length === after.holes.length &&
    !(hasTotal && isPoints(before) !== isPoints(after))
  );
}
