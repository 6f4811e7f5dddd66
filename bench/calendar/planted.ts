import { type Calendar, completeDated, judge, type Progress, solveDated } from '@traip/engine/calendar';
import { type PlantedSeason, plantedSeason } from '@traip/engine/lab';
import { loadSolver } from '@traip/engine/solver';

/**
 * How many seasons that have a complete calendar the dated search and the solver complete:
 * npm run bench -- calendars [how many] [from which]
 */
const [count = '200', first = '1'] = process.argv.slice(2);
const STEPS = 60_000;
/** CPU seconds after which a season is given up. */
const MOST_SECONDS = 300;

const solver = await loadSolver();
const cpu = () => process.cpuUsage().user / 1e6;

function lastOf(found: Iterable<Progress> | { readonly breach: string }): Calendar {
  if ('breach' in found) throw new Error(JSON.stringify(found));
  let last: Progress | undefined;
  for (last of found) if (last.hard === 0) break;
  if (!last) throw new Error('The search reported nothing');
  return last.calendar();
}

/** How many matches are left out by the search, and then by the solver. */
function leftOut({ problem }: PlantedSeason, seed: string): readonly number[] {
  const until = cpu() + MOST_SECONDS;
  const searched = lastOf(solveDated(problem, { seed, steps: STEPS }));
  if (searched.unplaced.length === 0) return checked(problem, searched);
  const options = { seed, solver, isOver: () => cpu() > until };
  const completed = lastOf(completeDated(problem, searched.placements, options));
  return [...checked(problem, searched), ...checked(problem, completed)];
}

/** The second evaluator is independent of the search and of the solver. */
function checked(problem: PlantedSeason['problem'], { placements }: Calendar): readonly number[] {
  const hard = judge(problem, placements).filter(({ isHard }) => isHard).length;
  if (hard > 0) throw new Error(`${hard} hard offences in a calendar`);
  return [problem.matches.length - placements.size];
}

let whole = 0;
for (let number = Number(first); number < Number(first) + Number(count); number++) {
  const name = `season ${number}`;
  const season = plantedSeason(name);
  const before = cpu();
  const missing = leftOut(season, name);
  if (missing.at(-1) === 0) whole++;
  const seconds = (cpu() - before).toFixed(1);
  const { teams, matches } = season.problem;
  console.log(
    `${name}: ${teams.length} teams, ${matches.length} matches, left out ${missing.join(', ')}, ${seconds} s`,
  );
}
console.log(`${whole} of ${count} whole`);
