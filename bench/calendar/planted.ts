import { judge, type Progress, solveDated } from '@traip/engine/calendar';
import { type PlantedSeason, plantedSeason } from '@traip/engine/lab';

/**
 * The dated search on seasons that have a whole calendar for certain, and how many of them it finds:
 * npm run bench -- calendars [how many] [from which]
 */
const [count = '200', first = '1'] = process.argv.slice(2);
/** The budget of one season: searches with so many seeds, of so many steps each, until one leaves no match out. */
const SEEDS = 6;
const STEPS = 300_000;

function search({ problem }: PlantedSeason, seed: string): Progress {
  const found = solveDated(problem, { seed, steps: STEPS });
  if ('breach' in found) throw new Error(JSON.stringify(found));
  let last: Progress | undefined;
  for (const progress of found) {
    last = progress;
    if (progress.hard === 0) break;
  }
  if (!last) throw new Error('The search reported nothing');
  return last;
}

/** How many matches each search left out. */
function leftOut(season: PlantedSeason, name: string): readonly number[] {
  const missing: number[] = [];
  for (let seed = 1; seed <= SEEDS && missing.at(-1) !== 0; seed++) {
    const { placements } = search(season, `${name}|${seed}`).calendar();
    // The second evaluator knows nothing of the search.
    const hard = judge(season.problem, placements).filter(({ isHard }) => isHard).length;
    if (hard > 0) throw new Error(`${name}: ${hard} hard offences in a calendar`);
    missing.push(season.problem.matches.length - placements.size);
  }
  return missing;
}

let whole = 0;
for (let number = Number(first); number < Number(first) + Number(count); number++) {
  const name = `season ${number}`;
  const season = plantedSeason(name);
  const before = process.cpuUsage().user;
  const missing = leftOut(season, name);
  if (missing.at(-1) === 0) whole++;
  const seconds = ((process.cpuUsage().user - before) / 1e6).toFixed(1);
  const { teams, matches } = season.problem;
  console.log(
    `${name}: ${teams.length} teams, ${matches.length} matches, left out ${missing.join(', ')}, ${seconds} s`,
  );
}
console.log(`${whole} of ${count} whole`);
