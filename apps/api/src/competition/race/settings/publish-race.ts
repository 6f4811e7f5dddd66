import { type PublicationChange, type Read, type raceCalls, racePublications, refuse } from '@traip/contract';
import { queueFollowerNews } from '../../../notification/followers/outbox/queries.ts';
import { emitRace } from '../../../notification/webhook/emit/race-events.ts';
import { logAction } from '../../../platform/audit/log-action.ts';
import type { Trx } from '../../../platform/db/schema.ts';
import type { Handler } from '../../../platform/routing/handler.ts';
import type { RaceRecord } from '../lock/queries.ts';
import { publishRaceChange, type RaceContext, raceSubject, withRaceLock } from '../lock/with-race-lock.ts';
import { recomputeTables } from '../overall/table/recompute-tables.ts';
import { recomputeRanks } from '../ranking/recompute-ranks.ts';
import { findRace } from '../reply/queries.ts';
import { raceReply } from '../reply/race-reply.ts';
import { hasResults, updateRaceRow } from './queries.ts';
import { startCompetition } from './start-competition.ts';

/** Forward at any time; back only with a reason, because people have seen it. */
export const publishRace: Handler<typeof raceCalls.publish> = (context, { params, body }) =>
  withRaceLock(context, 'matches.manage', params, async (open) => {
    const { trx, race, competition } = open;
    const { publication, reason, version } = body;
    if (version !== race.version) return refuse('STALE_VERSION');
    const refusal = await publicationRefusal(trx, race, body);
    if (refusal) return refusal;
    const isNewEdition = publication === 'OFFICIAL' && race.publication !== 'OFFICIAL';
    const edition = race.edition + (isNewEdition ? 1 : 0);
    await updateRaceRow(trx, race.id, {
      publication,
      reason,
      edition,
      publishedAt: publication === 'DRAFT' ? null : context.now(),
    });
    // Once all cards are in, a card with a missing hole doesn't count.
    if (race.kind === 'GOLF') await recomputeRanks(trx, { ...race, publication }, competition);
    await recomputeTables(trx, params.competitionId);
    const details = { from: race.publication, to: publication, ...(reason !== null && { reason }) };
    await logAction(trx, context, { ...raceSubject(race), action: 'PUBLISHED', details });
    await publishRaceChange(trx, context, race);
    await startCompetition(context, open, publication);
    await notifyFollowers(trx, context, { raceId: race.id, publication });
    await notifyWebhooks(trx, context, race, { publication, edition });
    const found = await findRace(trx, params.competitionId, race.id);
    return found ? raceReply(found) : refuse('NOT_FOUND');
  });

type Change = Read<typeof PublicationChange>;

const areResults = (publication: Change['publication']) =>
  publication === 'PROVISIONAL' || publication === 'OFFICIAL';

async function notifyFollowers(
  trx: Trx,
  { scope, now }: RaceContext,
  { raceId, publication }: Pick<Change, 'publication'> & { readonly raceId: string },
): Promise<void> {
  if (!areResults(publication)) return;
  await queueFollowerNews(trx, { raceId, moment: 'RACE', details: {}, by: scope.userId, at: now() });
}

type Published = Pick<Change, 'publication'> & { readonly edition: number };

async function notifyWebhooks(trx: Trx, { now }: RaceContext, race: RaceRecord, published: Published) {
  const { id: raceId, organisationId, publication } = race;
  if (published.publication === publication) return;
  await emitRace(trx, { raceId, organisationId, ...published, at: now() });
}

async function publicationRefusal(trx: Trx, race: RaceRecord, { publication, reason }: Change) {
  const isStepBack = racePublications.indexOf(publication) < racePublications.indexOf(race.publication);
  if (isStepBack && reason === null) return refuse('REASON_REQUIRED', { field: 'reason' });
  return areResults(publication) && !(await hasResults(trx, race.id))
    ? refuse('RACE_WITHOUT_RESULTS')
    : undefined;
}
