import { firstDuplicate, type RankingBreach, rankingBreach } from './breach.ts';
import { lowest, placesOf, rankBy } from './places.ts';

/** A runner of a cross-country race; without a team they run individually. */
interface TeamRunner {
  /** Null if the runner was not recorded. */
  readonly id: string | null;
  readonly place: number;
  readonly team: string | null;
  readonly mark: number | null;
}

interface TeamPlacesRules {
  /** How many runners of a team score … */
  readonly score: number;
  /** … and how many displace other teams’ runners. */
  readonly count: number;
  /** Level teams: by the first runner who does not score, or by the last who does. */
  readonly tiebreak: 'NEXT' | 'LAST';
  /** Uses places in the race, without renumbering. */
  readonly rawPlaces: boolean;
  /** Adds times, not places. */
  readonly sumTimes: boolean;
}

interface TeamScore {
  readonly place: number | null;
  readonly score: number | null;
  /** The places of counting runners, scorers first; none for an incomplete team. */
  readonly taken: readonly number[];
}

interface Counted {
  readonly id: string;
  readonly places: readonly number[];
  readonly score: number;
}

/** Ranks teams by the places of their first runners. */
export function rankTeamPlaces(
  runners: readonly TeamRunner[],
  rules: TeamPlacesRules,
): ReadonlyMap<string, TeamScore> | RankingBreach {
  const breach = checkRunners(runners, rules);
  if (breach !== null) return breach;
  const inOrder = runners.filter(({ team }) => team !== null).toSorted((a, b) => a.place - b.place);
  const byTeam = Map.groupBy(inOrder, ({ team }) => team ?? '');
  const teams = countedTeams(byTeam, rules);
  const tied = rules.tiebreak === 'NEXT' ? rules.score : rules.score - 1;
  const levels = rankBy(teams, [
    lowest((team) => team.score),
    lowest((team) => team.places[tied] ?? Number.POSITIVE_INFINITY),
  ]);
  const places = placesOf(teams, levels);
  const counted = new Map(teams.map((team) => [team.id, team]));
  return new Map(
    Array.from(byTeam.keys(), (team) => [
      team,
      {
        place: places.get(team) ?? null,
        score: counted.get(team)?.score ?? null,
        taken: counted.get(team)?.places ?? [],
      },
    ]),
  );
}

function countedTeams(
  byTeam: ReadonlyMap<string, readonly TeamRunner[]>,
  { score, count, rawPlaces, sumTimes }: TeamPlacesRules,
): readonly Counted[] {
  const whole = [...byTeam].filter(([, runners]) => runners.length >= score);
  const counting = whole.flatMap(([, runners]) => runners.slice(0, count));
  const places = renumbered(counting);
  return whole.map(([id, runners]) => {
    const own = runners.slice(0, count);
    const ownPlaces = own.map(({ place }) => (rawPlaces ? place : (places.get(place) ?? 0)));
    const added = sumTimes ? own.map(({ mark }) => mark ?? 0) : ownPlaces;
    return { id, places: ownPlaces, score: added.slice(0, score).reduce((sum, each) => sum + each, 0) };
  });
}

/** Renumbers the race places of counting runners. */
function renumbered(counting: readonly TeamRunner[]): ReadonlyMap<number, number> {
  const sorted = counting.map(({ place }) => place).sort((a, b) => a - b);
  // Reversed, so that a dead heat takes the better place.
  return new Map(sorted.map((place, at) => [place, at + 1] as const).reverse());
}

function checkRunners(runners: readonly TeamRunner[], { sumTimes }: TeamPlacesRules): RankingBreach | null {
  const named = runners.flatMap(({ id }) => (id === null ? [] : [{ id }]));
  const duplicate = firstDuplicate(named);
  if (duplicate !== null) return duplicate;
  const sorted = runners.toSorted((a, b) => a.place - b.place);
  const usedPlaces = new Set(sorted.map(({ place }) => place));
  for (const [at, { place, mark, team }] of sorted.entries()) {
    if (sumTimes && team !== null && mark === null) return rankingBreach('MARK_MISSING', `place ${place}`);
    const before = sorted[at - 1];
    if (before === undefined) continue;
    if (mark !== null && before.mark !== null && isAgainst(place - before.place, mark - before.mark))
      return rankingBreach('ORDER_CONTRADICTS_MARK', `place ${place}`);
    // A dead heat takes two places: 4, 4, 6.
    if (place === before.place && usedPlaces.has(place + 1)) return rankingBreach('PLACE_TWICE', `${place}`);
  }
  return null;
}

function isAgainst(behind: number, slower: number): boolean {
  return behind === 0 ? slower !== 0 : slower < 0;
}
