import type { dashboardCalls } from '@traip/contract';
import { sportsList } from '@traip/engine';
import { algorithmsIn } from '../broker/algorithms.ts';
import {
  categoriesToChoose,
  seasonsToChoose,
  teamsToChoose,
  traipsToChoose,
} from '../competition-form/start/queries.ts';
import type { Handler } from '../http/handler.ts';
import { described } from '../sport/handlers.ts';
import { teamInBrief } from '../team/in-brief.ts';
import { traipInBrief } from '../traip/in-brief.ts';

export const initialData: Handler<typeof dashboardCalls.initialData> = async ({ db, scope, locale }) => {
  const [traips, teams] = await Promise.all([traipsToChoose(db, scope), teamsToChoose(db, scope)]);
  const ids = traips.map(({ id }) => id);
  const [seasons, categories] = await Promise.all([
    seasonsToChoose(db, scope, ids).then((all) => Map.groupBy(all, ({ traipId }) => traipId)),
    categoriesToChoose(db, scope, ids).then((all) => Map.groupBy(all, ({ traipId }) => traipId)),
  ]);
  return {
    traips: traips.map((traip) => ({
      ...traipInBrief(traip),
      seasons: seasons.get(traip.id) ?? [],
      categories: categories.get(traip.id) ?? [],
    })),
    teams: teams.map(teamInBrief),
    sports: sportsList.map(described),
    algorithms: algorithmsIn(locale),
  };
};
