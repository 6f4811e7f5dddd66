import { loadRaces, loadResults, type RaceInfo, type ResultRow } from './load.ts';

export interface TopResults {
  readonly race: RaceInfo;
  readonly items: readonly ResultRow[];
}

/** Enough for a screen or a widget; a larger meeting has its own page. */
const maxRaces = 12;

/** The best results of each race with public results. */
export async function loadTopResults(competitionId: string, limit: number): Promise<readonly TopResults[]> {
  const { races } = await loadRaces(competitionId);
  const published = races.filter(({ publication, results }) => publication !== 'DRAFT' && results > 0);
  return Promise.all(
    published.slice(0, maxRaces).map(async (race) => {
      const { items } = await loadResults(competitionId, race.id, { limit });
      return { race, items };
    }),
  );
}
