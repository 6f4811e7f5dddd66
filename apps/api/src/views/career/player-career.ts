import { type careerCalls, type PlayerSeason, type Read, refuse } from '@traip/contract';
import { isNamedInFull } from '../../people/profile/public-profile.ts';
import { findPerson } from '../../people/profile/queries.ts';
import { teamInBrief } from '../../people/team/in-brief.ts';
import type { Database } from '../../platform/db/schema.ts';
import type { Handler } from '../../platform/routing/handler.ts';
import { listSeasons } from './player/queries.ts';
import { competitionReply } from './team-career.ts';

type Season = Read<typeof PlayerSeason>;

const noTotals = { matches: 0, goals: 0, assists: 0, ownGoals: 0, cards: 0, mvps: 0 };
export const noCareer = { seasons: [], totals: noTotals };

/** Empty for people who are not public: their page shows only that they exist. */
export const playerCareer: Handler<typeof careerCalls.player> = async ({ db }, { params }) => {
  const person = await findPerson(db, params.userCode);
  if (!person) return refuse('NOT_FOUND');
  return isNamedInFull(person) ? careerOf(db, person.id) : noCareer;
};

export async function careerOf(db: Database, personId: string) {
  const rows = await listSeasons(db, personId);
  const seasons = rows.map((row): Season => {
    const { matches, goals, assists, ownGoals, cards, mvps } = row;
    const numbers = { matches, goals, assists, ownGoals, cards, mvps };
    return { competition: competitionReply(row), team: teamInBrief(row), ...numbers };
  });
  return { seasons, totals: seasons.reduce(addSeason, noTotals) };
}

function addSeason(sum: typeof noTotals, season: Season): typeof noTotals {
  return {
    matches: sum.matches + season.matches,
    goals: sum.goals + season.goals,
    assists: sum.assists + season.assists,
    ownGoals: sum.ownGoals + season.ownGoals,
    cards: sum.cards + season.cards,
    mvps: sum.mvps + season.mvps,
  };
}
