import { type raceCalls, raceLimits, refuse } from '@traip/contract';
import { isRaced } from '@traip/engine';
import { logAction } from '../../../platform/audit/log-action.ts';
import type { Handler } from '../../../platform/routing/handler.ts';
import { findVariantOfCategory } from '../../competition/queries.ts';
import { withStaffCompetitionLock } from '../../competition/with-competition-lock.ts';
import { raceSubject } from '../lock/with-race-lock.ts';
import { findRace } from '../reply/queries.ts';
import { raceReply } from '../reply/race-reply.ts';
import { golfRefusal } from './golf-of.ts';
import { newRaces } from './new-races.ts';
import { countPositions, insertRaces } from './queries.ts';

export const createRace: Handler<typeof raceCalls.create> = (context, { params, body }) => {
  const { competitionId } = params;
  return withStaffCompetitionLock(context, 'competitions.manage', competitionId, async (trx, competition) => {
    const { organisationId, traipId, categoryId } = competition;
    const variant = await findVariantOfCategory(trx, traipId, categoryId);
    if (variant === undefined || !isRaced(variant)) return refuse('NOT_A_RACE_SPORT');
    const wrong = golfRefusal(variant, body);
    if (wrong) return wrong;
    const { count, last } = await countPositions(trx, competitionId);
    if (count >= raceLimits.races) return refuse('TOO_MANY_RACES');
    const place = { organisationId, competitionId, variant, after: last, at: context.now() };
    const rows = newRaces([body], place);
    await insertRaces(trx, rows);
    for (const { id } of rows)
      await logAction(trx, context, { ...raceSubject({ id, competitionId }), action: 'CREATED' });
    const race = await findRace(trx, competitionId, rows[0]?.id ?? '');
    return race ? raceReply(race) : refuse('NOT_FOUND');
  });
};
