import { pageWith, type raceEntryCalls, refuse } from '@traip/contract';
import type { Handler } from '../../../platform/routing/handler.ts';
import { findRace } from '../reply/queries.ts';
import { entryReplies } from './entry-reply.ts';
import { countEntries, pageOfEntries } from './queries.ts';

export const listEntries: Handler<typeof raceEntryCalls.list> = async ({ db }, { params, query }) => {
  const race = await findRace(db, params.competitionId, params.raceId);
  if (!race) return refuse('NOT_FOUND');
  const rows = await pageOfEntries(db, race.id, query);
  const total = await countEntries(db, race.id, query.search);
  return pageWith(await entryReplies(db, rows), { ...query, total });
};
