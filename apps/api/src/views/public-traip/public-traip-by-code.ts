import { type publicTraipCalls, refuse } from '@traip/contract';
import { pageOfCompetitions } from '../../competition/competition/lists/queries.ts';
import { lookReply } from '../../competition/look/look-reply.ts';
import { categoriesOf } from '../../competition/traip/category/queries.ts';
import { traipInBrief } from '../../competition/traip/in-brief.ts';
import { seasonsOf } from '../../competition/traip/season/queries.ts';
import { organisationOfTraip } from '../../competition/traip/traip-reply.ts';
import type { Handler } from '../../platform/routing/handler.ts';
import { dayInMadrid } from '../../platform/time/day-in-madrid.ts';
import { findPublicTraip } from './queries.ts';

/** The most a page can show; a season's page lists the rest. */
const maxCompetitions = 500;

export const publicTraipByCode: Handler<typeof publicTraipCalls.byCode> = async ({ db, now }, { params }) => {
  const traip = await findPublicTraip(db, params.code);
  if (!traip) return refuse('NOT_FOUND');
  const view = { organisationId: traip.organisationId, userId: null };
  const [seasons, categories, competitions] = await Promise.all([
    seasonsOf(db, view, traip.id).execute(),
    categoriesOf(db, view, traip.id).execute(),
    pageOfCompetitions(
      db,
      { userId: null, today: dayInMadrid(now()) },
      { traipId: traip.id, page: 1, limit: maxCompetitions },
    ),
  ]);
  return {
    ...traipInBrief(traip),
    description: traip.description,
    seasons,
    categories,
    competitions,
    organization: organisationOfTraip(traip),
    look: await lookReply(db, 'traip', traip.id),
  };
};
