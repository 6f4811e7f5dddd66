import { isRaced } from '@traip/engine';
import { knockoutsOf } from '../../lib/knockouts.ts';
import {
  loadCourts,
  loadFixtures,
  loadMatches,
  loadStandings,
  type PublicCompetitionData,
} from '../public-matches/index.ts';
import { loadTopResults } from '../public-races/index.ts';

/** Three screens per race: no one watches more. */
const resultsOnTv = 24;

/** Everything that a TV screen can show about a competition. */
export async function loadScreens(competition: PublicCompetitionData) {
  const { id, category } = competition;
  const [courts, live, next, last, standings, races, brackets] = await Promise.all([
    loadCourts(id),
    loadMatches(id, { timeline: 'LIVE', limit: 12 }),
    loadMatches(id, { state: 'SCHEDULED', limit: 6 }),
    loadMatches(id, { state: 'CLOSED', sort: 'kickOff:desc', limit: 6 }),
    loadStandings(id, true),
    isRaced(category.sportVariantKey) ? loadTopResults(id, resultsOnTv) : [],
    Promise.all(
      knockoutsOf(competition).map(async (phase) => ({
        id: phase.id,
        name: phase.name,
        fixtures: (await loadFixtures(id, phase.id)).fixtures,
      })),
    ),
  ]);
  return { courts, live: live.items, next: next.items, last: last.items, standings, races, brackets };
}

export type Screens = Awaited<ReturnType<typeof loadScreens>>;
