import type { RankingBreach } from '../ranking/breach.ts';
import { rankClubPoints } from '../ranking/club-points.ts';
import { rankTeamPlaces } from '../ranking/team-places.ts';
import type { CountedRace, Start, TableRow, TableRules } from './facts.ts';
import { clubKey, type Line, tableRows } from './table-rows.ts';

/** Clubs by the places, or times, of their first runners in one race. */
export function teamsTable(
  rules: TableRules,
  [race]: readonly CountedRace[],
  starts: readonly Start[],
): readonly TableRow[] | RankingBreach {
  const { tiebreak, sumTimes } = rules;
  const score = rules.score ?? rules.count;
  // Scorers always displace others, so the count is at least the number of scorers.
  const count = Math.max(score, rules.count);
  const runners = finishersOf(rules, starts)
    .filter(({ start }) => start.raceId === race?.id && (!sumTimes || start.mark !== null))
    .map(({ start, place }) => ({
      // A person entered twice runs twice.
      id: null,
      place,
      team: start.club === null ? null : clubKey(start.club),
      mark: sumTimes ? start.mark : null,
    }));
  const ranked = rankTeamPlaces(runners, { score, count, tiebreak, sumTimes, rawPlaces: false });
  if ('breach' in ranked) return ranked;
  const lines = Array.from(ranked, ([id, { score: total, taken }]): Line => {
    const cells = taken.map((place, at) => ({ value: place, place, status: null, counts: at < score }));
    return { ...club, id, total, status: total === null ? 'NC' : null, cells };
  });
  return tableRows(lines, new Map(Array.from(ranked, ([id, { place }]) => [id, place])));
}

/** Clubs by the points of their members in all races. */
export function clubsTable(
  rules: TableRules,
  races: readonly CountedRace[],
  starts: readonly Start[],
): readonly TableRow[] {
  const finishers = finishersOf(rules, starts);
  const ranked = rankClubPoints(
    races.map(({ id }) =>
      finishers.flatMap(({ start, place }) =>
        start.raceId === id && start.club !== null ? [{ club: clubKey(start.club), place }] : [],
      ),
    ),
    rules,
  );
  const lines = Array.from(ranked.totals, ([id, total]): Line => {
    const results = ranked.results.get(id) ?? [];
    const cells = results.map((value) =>
      value === null ? null : { value, place: null, status: null, counts: true },
    );
    return { ...club, id, total, status: null, cells };
  });
  return tableRows(lines, ranked.places);
}

const club = { gender: null, band: null } as const;

/** Finishers of the table’s gender, with their place within it. */
function finishersOf({ gender }: TableRules, starts: readonly Start[]) {
  return starts.flatMap((start) => {
    const place = gender === null ? start.place : start.genderPlace;
    return place !== null && (gender === null || start.gender === gender) ? [{ start, place }] : [];
  });
}
