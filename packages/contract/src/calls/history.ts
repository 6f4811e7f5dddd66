import { z } from 'zod';
import { call } from '../call.ts';
import { anyone, sees } from '../permissions/index.ts';
import { Code, Id } from '../shapes/fields.ts';
import { CompetitionSeasons, TraipHistory } from '../shapes/history.ts';

const byId = z.object({ id: Id });

/** Who won what over the seasons. */
export const historyCalls = {
  ofTraip: call({
    method: 'GET',
    path: '/traips/{id}/history',
    summary: 'Get the seasons of a Traip with their podiums, and its titles',
    access: sees({ traip: 'params.id' }),
    params: byId,
    reply: TraipHistory,
    errors: [],
  }),
  ofPublicTraip: call({
    method: 'GET',
    path: '/public-traips/code/{code}/history',
    summary: 'Get the seasons of a public Traip with their podiums, and its titles',
    access: anyone,
    params: z.object({ code: Code }),
    reply: TraipHistory,
    errors: [],
  }),
  ofCompetition: call({
    method: 'GET',
    path: '/traips-competition/seasons/{id}',
    summary: 'Get the other seasons of a public competition, with the champions',
    access: anyone,
    params: byId,
    reply: CompetitionSeasons,
    errors: [],
  }),
};
