import { lowest, type Places, placesOf, rankBy } from './places.ts';

/** A team’s finisher of a stage. */
interface TeamFinish {
  readonly time: number;
  readonly place: number;
}

interface StageTeam {
  readonly id: string;
  /** The finishers, stage by stage. */
  readonly stages: readonly (readonly TeamFinish[])[];
  /** The place of its best rider in the general classification. */
  readonly bestPlace: number;
}

interface StageTeamsRanking {
  readonly places: Places;
  /** The time of each stage; null if too few finished it. */
  readonly times: ReadonlyMap<string, readonly (number | null)[]>;
  /** Only for teams complete in every stage. */
  readonly totals: ReadonlyMap<string, number>;
}

/**
 * Teams of a stage race: the times of the best in each stage, not in the general classification (UCI
 * 2.6.016).
 */
export function rankStageTeams(teams: readonly StageTeam[], score: number): StageTeamsRanking {
  const sums = teams.map(({ id, stages, bestPlace }) => {
    const best = stages.map((finishes) => bestOf(finishes, score));
    const times = best.map((own) => (own === null ? null : sum(own.map(({ time }) => time))));
    const places = sum(best.flatMap((own) => own ?? []).map(({ place }) => place));
    return { id, times, places, bestPlace, isWhole: best.every((own) => own !== null) };
  });
  const totalOf = ({ times }: { readonly times: readonly (number | null)[] }) =>
    sum(times.map((time) => time ?? 0));
  const whole = sums.filter(({ isWhole }) => isWhole);
  const levels = rankBy(whole, [
    lowest(totalOf),
    lowest((team) => team.places),
    lowest((team) => team.bestPlace),
  ]);
  return {
    places: placesOf(teams, levels),
    times: new Map(sums.map(({ id, times }) => [id, times])),
    totals: new Map(whole.map((team) => [team.id, totalOf(team)])),
  };
}

function bestOf(finishes: readonly TeamFinish[], score: number): readonly TeamFinish[] | null {
  const sorted = finishes.toSorted((a, b) => a.time - b.time || a.place - b.place);
  return sorted.length < score ? null : sorted.slice(0, score);
}

function sum(values: readonly number[]): number {
  return values.reduce((total, each) => total + each, 0);
}
