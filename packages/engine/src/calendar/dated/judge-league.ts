import { type Offence, soft } from './offence.ts';
import type { Placed } from './placed.ts';
import type { DatedProblem, TeamId } from './problem.ts';

/** The accepted lead in prime times: with an odd number of them one team has to be ahead. */
const FAIR_LEAD = 1;

/** What a difference in prime times between two teams costs. */
export function leadOver(difference: number): number {
  return Math.max(0, Math.abs(difference) - FAIR_LEAD);
}

/** Every pair of teams whose home matches at prime times differ too much. */
export function judgePrimeTimes(problem: DatedProblem, placed: readonly Placed[]): readonly Offence[] {
  const { primeTimes, weights } = problem.rules;
  if (weights.primeTime === 0 || primeTimes.length === 0) return [];
  const prime = placed.filter(({ placement }) => primeTimes.includes(placement.time));
  const byTeam = Map.groupBy(prime, ({ match }) => match.home);
  const idsOf = (team: TeamId) => (byTeam.get(team) ?? []).map(({ match }) => match.id);
  const rich = problem.teams.map(({ id }) => ({ team: id, ids: idsOf(id) }));
  return rich.flatMap(({ ids, team }) =>
    rich.flatMap((other) => {
      const lead = ids.length > other.ids.length ? leadOver(ids.length - other.ids.length) : 0;
      return lead === 0 ? [] : [soft('PRIME_TIME', weights.primeTime * lead, ids, { team })];
    }),
  );
}
