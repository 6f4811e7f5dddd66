import { isDeepStrictEqual } from 'node:util';
import { type CompetitionChange, type competitionCalls, type Read, refuse } from '@traip/contract';
import { searchTextOf } from '../../platform/db/search-text.ts';
import type { Handler } from '../../platform/routing/handler.ts';
import { competitionSeenFrom } from './competition-reply.ts';
import { partsRefusal } from './parts-refusal.ts';
import { changeCompetition } from './queries.ts';
import { isAhead } from './reply/course.ts';
import { asStaffUnderLock } from './under-lock.ts';

export const updateCompetition: Handler<typeof competitionCalls.update> = (context, { body }) =>
  asStaffUnderLock(context, 'competitions.manage', body.id, async (trx, competition, actor) => {
    if (competition.version !== body.version) return refuse('STALE_VERSION');
    const changed = structure.find((field) => !isDeepStrictEqual(body[field], competition[field]));
    if (changed !== undefined && !isAhead(competition)) return refuse('RULES_FROZEN', { field: changed });
    const refusal =
      changed === undefined
        ? null
        : await partsRefusal(trx, actor, { ...body, traipId: competition.traipId });
    if (refusal) return refusal;
    await changeCompetition(trx, actor, body.id, columnsOf(body));
    return competitionSeenFrom(trx, actor, body.id);
  });

/** What decides results: everybody has to know it before the first match. */
const structure = ['seasonId', 'categoryId', 'rulesOverride', 'withdrawalMode'] as const;

function columnsOf(body: Read<typeof CompetitionChange>) {
  const { id: _same, version: _seen, rulesOverride, ...general } = body;
  const searchText = searchTextOf(general.name);
  return { ...general, searchText, rulesOverride: JSON.stringify(rulesOverride) };
}
