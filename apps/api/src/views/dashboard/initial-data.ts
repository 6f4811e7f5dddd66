import type { dashboardCalls } from '@traip/contract';
import { sportsList } from '@traip/engine';
import { describeAlgorithms } from '../../competition/broker/algorithms.ts';
import {
  listCategoryChoices,
  listSeasonChoices,
  listTeamChoices,
  listTraipChoices,
} from '../../competition/competition-form/start/queries.ts';
import { sportReply } from '../../competition/sport/handlers.ts';
import { traipInBrief } from '../../competition/traip/in-brief.ts';
import { teamInBrief } from '../../people/team/in-brief.ts';
import type { Handler } from '../../platform/routing/handler.ts';

export const initialData: Handler<typeof dashboardCalls.initialData> = async ({ db, scope, locale }) => {
  const [traips, teams] = await Promise.all([listTraipChoices(db, scope), listTeamChoices(db, scope)]);
  const ids = traips.map(({ id }) => id);
  const [seasons, categories] = await Promise.all([
    listSeasonChoices(db, scope, ids).then((all) => Map.groupBy(all, ({ traipId }) => traipId)),
    listCategoryChoices(db, scope, ids).then((all) => Map.groupBy(all, ({ traipId }) => traipId)),
  ]);
  return {
    traips: traips.map((traip) => ({
      ...traipInBrief(traip),
      seasons: seasons.get(traip.id) ?? [],
      categories: categories.get(traip.id) ?? [],
    })),
    teams: teams.map(teamInBrief),
    sports: sportsList.map(sportReply),
    algorithms: describeAlgorithms(locale),
  };
};
