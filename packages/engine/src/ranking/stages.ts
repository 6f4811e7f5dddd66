import { firstDuplicate, type RankingBreach, rankingBreach } from './breach.ts';
import { lowest, type Places, placesOf, rankBy } from './places.ts';
import type { Status } from './status.ts';

interface Stage {
  readonly key: string;
  readonly type: string;
  /** Bonus seconds for the first, second, … of this stage; null for those of its type. */
  readonly bonus: readonly number[] | null;
  /** The time limit in per cent over the winner’s time. */
  readonly limit: number | null;
}

/** A rider with one number per stage. */
interface Rider {
  readonly id: string;
  readonly status: Status | null;
  /** Seconds; null for an unfinished stage. */
  readonly times: readonly (number | null)[];
  readonly places: readonly (number | null)[];
  /** Hundredths of a second, in time trials. */
  readonly hundredths: readonly (number | null)[];
  /** Bonus seconds on the road, and seconds added by the jury. */
  readonly bonuses: readonly (number | null)[];
  readonly penalties: readonly (number | null)[];
  /** Stages after which the jury readmitted the rider despite the time limit. */
  readonly readmitted: readonly string[];
}

interface StagesRanking {
  /** Riders who finished every stage, best first. */
  readonly order: readonly string[];
  /** Null for everyone else. */
  readonly places: Places;
  readonly totals: ReadonlyMap<string, number>;
}

interface Sum {
  readonly id: string;
  readonly total: number;
  readonly hundredths: number;
  readonly places: number;
  readonly lastPlace: number;
}

const alone = new Set(['TT', 'ITT', 'PROLOGUE']);

/** The general classification (UCI 2.6.014 and 015). */
export function rankStages(
  stages: readonly Stage[],
  riders: readonly Rider[],
  rules: { readonly bonus: Readonly<Record<string, readonly number[]>> },
): StagesRanking | RankingBreach {
  const breach = checkStages(stages, riders);
  if (breach !== null) return breach;
  const limits = stages.map((stage, at) => limitOf(stage, at, riders));
  const sums = riders
    .filter((rider) => isClassified(rider, stages, limits))
    .map((rider) => sumOf(rider, stages, rules.bonus));
  const levels = rankBy(sums, [
    lowest((row) => row.total),
    lowest((row) => row.hundredths),
    lowest((row) => row.places),
    lowest((row) => row.lastPlace),
  ]);
  // Riders level in everything share a place; the list needs an order that does not depend on the input.
  const order = levels.flatMap((level) => level.map(({ id }) => id).sort());
  return {
    order,
    places: placesOf(riders, levels),
    totals: new Map(sums.map(({ id, total }) => [id, total])),
  };
}

function sumOf(
  rider: Rider,
  stages: readonly Stage[],
  bonus: Readonly<Record<string, readonly number[]>>,
): Sum {
  const over = (values: readonly (number | null)[]) =>
    values.reduce<number>((sum, value) => sum + (value ?? 0), 0);
  const bonuses = stages.map(({ type, bonus: own }, at) => {
    const place = rider.places[at] ?? null;
    return place === null ? 0 : ((own ?? bonus[type] ?? [])[place - 1] ?? 0);
  });
  const trials = stages.map(({ type }, at) => (alone.has(type) ? (rider.hundredths[at] ?? 0) : 0));
  const places = stages.map((_, at) => rider.places[at] ?? Number.POSITIVE_INFINITY);
  return {
    id: rider.id,
    total: over(rider.times) - over(bonuses) - over(rider.bonuses) + over(rider.penalties),
    hundredths: over(trials),
    places: over(places),
    lastPlace: places.at(-1) ?? Number.POSITIVE_INFINITY,
  };
}

function isClassified(rider: Rider, stages: readonly Stage[], limits: readonly number[]): boolean {
  if (rider.status !== null) return false;
  return stages.every(({ key }, at) => {
    const time = rider.times[at] ?? null;
    return time !== null && (time <= (limits[at] ?? 0) || rider.readmitted.includes(key));
  });
}

/** The last second within the time limit of a stage. */
function limitOf({ limit }: Stage, at: number, riders: readonly Rider[]): number {
  if (limit === null) return Number.POSITIVE_INFINITY;
  const times = riders.map(({ times: own }) => own[at] ?? Number.POSITIVE_INFINITY);
  const best = times.reduce((least, time) => Math.min(least, time), Number.POSITIVE_INFINITY);
  return Math.floor((best * (100 + limit)) / 100);
}

function checkStages(stages: readonly Stage[], riders: readonly Rider[]): RankingBreach | null {
  const duplicate = firstDuplicate(stages.map(({ key }) => ({ id: key }))) ?? firstDuplicate(riders);
  if (duplicate !== null) return duplicate;
  const isWhole = (own: readonly unknown[]) => own.length === 0 || own.length === stages.length;
  const wrong = riders.find(
    ({ status, times, places, hundredths, bonuses, penalties }) =>
      [times, places, hundredths, bonuses, penalties].some((own) => own.length > stages.length) ||
      (status === null &&
        (times.length !== stages.length || ![places, hundredths, bonuses, penalties].every(isWhole))),
  );
  return wrong === undefined ? null : rankingBreach('STAGES_MISSING', wrong.id);
}
