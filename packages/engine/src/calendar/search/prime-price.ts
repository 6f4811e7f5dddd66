import { leadOver } from '../dated/judge-league.ts';
import type { Board } from './board.ts';
import { read } from './read.ts';

/** How one more prime time for a team changes its leads over the others. */
export function primePrice({ compiled, primes }: Board) {
  const { primeTime } = compiled.problem.rules.weights;
  return (team: number): number => {
    const own = read(primes, team);
    let more = 0;
    for (let other = 0; other < primes.length; other++) {
      if (other === team) continue;
      const lead = own - read(primes, other);
      more += leadOver(lead + 1) - leadOver(lead);
    }
    return more * primeTime;
  };
}
