import { type contract, type historyCalls, refuse } from '@traip/contract';
import { listPodiums } from '../../competition/progression/index.ts';
import { teamInBrief } from '../../people/team/in-brief.ts';
import type { Handler, Handlers } from '../../platform/routing/handler.ts';
import { findPublicTraip } from '../public-traip/queries.ts';
import { listSeasons } from './queries.ts';
import { traipHistory } from './traip-history.ts';

const ofTraip: Handler<typeof historyCalls.ofTraip> = ({ db, scope }, { params }) =>
  traipHistory(db, scope.userId, params.id);

const ofPublicTraip: Handler<typeof historyCalls.ofPublicTraip> = async ({ db }, { params }) => {
  const traip = await findPublicTraip(db, params.code);
  return traip ? traipHistory(db, null, traip.id) : refuse('NOT_FOUND');
};

const ofCompetition: Handler<typeof historyCalls.ofCompetition> = async ({ db }, { params }) => {
  const found = await listSeasons(db, params.id);
  if (!found.some(({ id }) => id === params.id)) return refuse('NOT_FOUND');
  const podiums = await listPodiums(
    db,
    found.map(({ id }) => id),
  );
  return {
    seasons: found.map((one) => {
      const champion = podiums.find(({ competitionId, place }) => competitionId === one.id && place === 1);
      return { ...one, champion: champion ? teamInBrief(champion) : null };
    }),
  };
};

export const historyHandlers: Handlers<typeof contract>['history'] = {
  ofTraip,
  ofPublicTraip,
  ofCompetition,
};
