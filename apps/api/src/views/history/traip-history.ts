import type { Read, TraipHistory } from '@traip/contract';
import { listPodiums, type PodiumRow } from '../../competition/progression/index.ts';
import { teamInBrief } from '../../people/team/in-brief.ts';
import type { Database } from '../../platform/db/schema.ts';
import { type CompetitionOfSeason, listCompetitions } from './queries.ts';

type History = Read<typeof TraipHistory>;

/** Who won what in a Traip, as far as the viewer may see it. */
export async function traipHistory(db: Database, userId: string | null, traipId: string): Promise<History> {
  const competitions = await listCompetitions(db, userId, traipId);
  const podiums = await listPodiums(
    db,
    competitions.map(({ id }) => id),
  );
  const bySeason = Map.groupBy(competitions, ({ seasonId }) => seasonId);
  return {
    seasons: [...bySeason.values()].map((season) => seasonReply(season, podiums)),
    titles: titlesOf(podiums),
  };
}

function seasonReply(
  competitions: readonly CompetitionOfSeason[],
  podiums: readonly PodiumRow[],
): History['seasons'][number] {
  const [first] = competitions;
  if (!first) throw new Error('A season is grouped from its competitions.');
  const { seasonId: id, season: name, startsOn, endsOn } = first;
  return {
    id,
    name,
    startsOn,
    endsOn,
    competitions: competitions.map((one) => ({
      id: one.id,
      name: one.name,
      category: one.category,
      state: one.state,
      podium: podiums
        .filter(({ competitionId }) => competitionId === one.id)
        .map(({ place, ...team }) => ({ place, team: teamInBrief(team) })),
    })),
  };
}

function titlesOf(podiums: readonly PodiumRow[]): History['titles'] {
  const byTeam = Map.groupBy(podiums, ({ id }) => id);
  const titles = [...byTeam.values()].flatMap((won) => {
    const [team] = won;
    const times = (place: number) => won.filter((one) => one.place === place).length;
    return team ? [{ team: teamInBrief(team), first: times(1), second: times(2), third: times(3) }] : [];
  });
  return titles.toSorted(
    (one, other) =>
      other.first - one.first ||
      other.second - one.second ||
      other.third - one.third ||
      one.team.name.localeCompare(other.team.name, 'es'),
  );
}
