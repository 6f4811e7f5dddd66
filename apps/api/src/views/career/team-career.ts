import {
  type awardKinds,
  type careerCalls,
  careerLimits,
  type Read,
  refuse,
  type TablePlace,
} from '@traip/contract';
import type { CompetitionState } from '@traip/engine/competition';
import { firstMatches } from '../../competition/match/lists/first/first-matches.ts';
import { statRows } from '../../competition/statistics/player-stats.ts';
import { pageOfPlayers } from '../../competition/statistics/players/queries.ts';
import { findTeam } from '../../people/team/queries.ts';
import type { Database } from '../../platform/db/schema.ts';
import type { Handler } from '../../platform/routing/handler.ts';
import { listAwards, listPlaces, sumMatches } from './team/queries.ts';

/** Shows only public teams and what they play in public competitions. */
export const teamCareer: Handler<typeof careerCalls.team> = async (context, { params }) => {
  const { db } = context;
  const team = await findTeam(db, { teamId: params.id });
  if (team?.privacy !== 'PUBLIC') return refuse('NOT_FOUND');
  const { next, last } = careerLimits;
  const [matches, places, scorers, awards, totals] = await Promise.all([
    firstMatches(context, { userId: null, ofTeamId: team.id }, { live: next, next, last }),
    listPlaces(db, team.id),
    listScorers(db, team.id),
    listAwards(db, team.id),
    sumMatches(db, team.id),
  ]);
  return {
    ...matches,
    places: places.map(placeReply),
    scorers,
    awards: awards.map(({ kind, at, ...row }) => ({
      kind: kind as (typeof awardKinds)[number],
      competition: competitionReply(row),
      at,
    })),
    totals,
  };
};

async function listScorers(db: Database, teamId: string) {
  const reach = { userId: null, teamId };
  const rows = await pageOfPlayers(db, reach, { metric: 'goals', page: 1, limit: careerLimits.scorers });
  return statRows(db, reach, 'goals', rows);
}

function placeReply(place: Awaited<ReturnType<typeof listPlaces>>[number]): Read<typeof TablePlace> {
  const { rank, played, won, drawn, lost, points, form, provisional } = place.row;
  return {
    competition: competitionReply(place),
    phase: place.phase,
    group: place.groupKey === '' ? null : place.groupKey,
    of: place.of,
    rank,
    played,
    won,
    drawn,
    lost,
    points,
    form,
    isProvisional: provisional,
    for: place.row.for,
    against: place.row.against,
  };
}

interface CompetitionColumns {
  readonly competitionId: string;
  readonly competitionName: string;
  readonly competitionState: CompetitionState;
  readonly season: string;
}

export function competitionReply({
  competitionId: id,
  competitionName: name,
  competitionState,
  season,
}: CompetitionColumns) {
  return { id, name, season, state: competitionState };
}
