import { costOf, judge } from '../../../dated/judge.ts';
import type { CalendarMatch, DatedProblem, Placement } from '../../../dated/problem.ts';

interface Plan {
  readonly missing: number;
  readonly cost: number;
}

/** The best plan of a round, found by trying each place and each referee of each match; null if there is none. */
export function bestPlan(problem: DatedProblem): Plan | null {
  const rules = { ...problem.rules, weights: { ...problem.rules.weights, refereeLoad: 0 } };
  const look = (matches: readonly CalendarMatch[], places: ReadonlyMap<string, Placement>): Plan | null => {
    const { hard, soft } = costOf(judge({ ...problem, rules, matches }, places));
    if (hard > 0) return null;
    const next = problem.matches[matches.length];
    if (!next) return planOf(problem, matches, soft);
    const tries = everyChoice(problem, next).map(({ match, place }) =>
      look([...matches, match], new Map([...places, [match.id, place]])),
    );
    return tries.reduce(better, null);
  };
  return look([], new Map());
}

function everyChoice({ venues, kickOffs, referees = [] }: DatedProblem, match: CalendarMatch) {
  const fields = venues.flatMap((venue) => venue.fields);
  const places = kickOffs.flatMap((kickOff) => fields.map((field) => ({ ...kickOff, field })));
  const crews = [[], ...referees.map(({ id }) => [id])];
  return places.flatMap((place) => crews.map((crew) => ({ match: { ...match, referees: crew }, place })));
}

/** The second duty of a referee costs once the weight, the third twice. */
function planOf({ rules }: DatedProblem, matches: readonly CalendarMatch[], soft: number): Plan {
  const named = matches.flatMap(({ referees }) => referees ?? []);
  const duties = [...Map.groupBy(named, (referee) => referee).values()].map(({ length }) => length);
  const load = duties.reduce((sum, length) => sum + (length * (length - 1)) / 2, 0);
  return { missing: matches.length - named.length, cost: soft + load * rules.weights.refereeLoad };
}

function better(best: Plan | null, plan: Plan | null): Plan | null {
  if (!best || !plan) return best ?? plan;
  return (plan.missing - best.missing || plan.cost - best.cost) < 0 ? plan : best;
}
