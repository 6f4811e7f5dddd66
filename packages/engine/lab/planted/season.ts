import { dayNumber, isoDate } from '../../src/calendar/dated/civil.ts';
import {
  type CalendarMatch,
  type CalendarRules,
  type DatedProblem,
  defaultRules,
  type Placement,
  type Span,
} from '../../src/calendar/dated/problem.ts';
import { createRandom, type Random } from '../../src/chance/index.ts';
import { daysOf, groundOf, matchMinutes, type Planted, plant, timeMinutes } from './plant.ts';
import { drawTraits, type Traits } from './traits.ts';

const DAY = 1440;
const FIRST_KICK_OFF = 19 * 60;
const firstDay = dayNumber('2026-09-01') ?? 0;

/** A season that is known to have a complete calendar, because it was built around one. */
export interface PlantedSeason {
  readonly traits: Traits;
  readonly problem: DatedProblem;
  readonly solution: ReadonlyMap<string, Placement>;
}

/** A season with a planted solution, determined by the seed. */
export function plantedSeason(seed: string): PlantedSeason {
  const random = createRandom(seed);
  for (;;) {
    const traits = drawTraits(random);
    const planted = plant(traits, random);
    if (planted) return seasonAround(traits, planted, random);
  }
}

function seasonAround(traits: Traits, planted: readonly Planted[], random: Random): PlantedSeason {
  const days = Array.from({ length: daysOf(traits) }, (_, day) => day);
  const teams = Array.from({ length: traits.teams }, (_, team) => team);
  const grounds = [...new Set(teams.map((team) => groundOf(team, traits)))];
  const problem: DatedProblem = {
    first: isoDate(firstDay),
    last: isoDate(firstDay + days.length - 1),
    kickOffs: days.flatMap((day) => Array.from({ length: traits.times }, (_, time) => kickOff(day, time))),
    teams: teams.map((team) => ({
      id: `${team}`,
      blackouts: drawn(without(days, daysWith(planted, team)), traits.blackouts, random).map(wholeDay),
    })),
    venues: grounds.map((ground) => {
      const needed = daysAt(planted, ground, traits);
      const extra = Math.ceil((needed.size * traits.spareDates) / 100);
      const more = random.shuffle(without(days, needed)).slice(0, extra);
      return { id: `G${ground}`, fields: [`F${ground}`], openings: [...needed, ...more].map(wholeDay) };
    }),
    matches: random.shuffle(planted).map((it) => matchOf(it, traits, random)),
    rules: rulesOf(traits),
  };
  return {
    traits,
    problem,
    solution: new Map(planted.map((it) => [idOf(it), placementOf(it, traits)])),
  };
}

function matchOf(planted: Planted, traits: Traits, random: Random): CalendarMatch {
  const { window, locked } = traits;
  const within = (day: number) => isoDate(firstDay + Math.max(0, Math.min(daysOf(traits) - 1, day)));
  // The planted place must not be in the middle of its window.
  const early = window === 0 ? 0 : random.below(window);
  return {
    id: idOf(planted),
    home: `${planted.home}`,
    away: `${planted.away}`,
    round: 0,
    venues: [`G${groundOf(planted.home, traits)}`],
    ...(planted.isDerby && { isHighRisk: true }),
    ...(window > 0 && {
      window: { from: within(planted.day - early), to: within(planted.day - early + window) },
    }),
    ...(random.below(100) < locked && { locked: placementOf(planted, traits) }),
  };
}

function rulesOf({ rest, stretches, returnGap, hasPreferences }: Traits): CalendarRules {
  const none = Object.fromEntries(Object.keys(defaultRules.weights).map((key) => [key, 0]));
  return {
    ...defaultRules,
    minutes: matchMinutes,
    rest,
    goodRest: rest,
    stretches,
    returnGap,
    isOrderFree: true,
    finalRounds: 0,
    weights: hasPreferences ? defaultRules.weights : { ...defaultRules.weights, ...none },
  };
}

const idOf = ({ home, away }: Planted) => `${home}-${away}`;

function placementOf(planted: Planted, traits: Traits): Placement {
  return { ...kickOff(planted.day, planted.time), field: `F${groundOf(planted.home, traits)}` };
}

function kickOff(day: number, index: number) {
  const minutes = FIRST_KICK_OFF + index * timeMinutes;
  return { date: isoDate(firstDay + day), time: `${minutes / 60}:00`, at: day * DAY + minutes };
}

function wholeDay(day: number): Span {
  return { from: day * DAY, to: (day + 1) * DAY };
}

function daysWith(planted: readonly Planted[], team: number): ReadonlySet<number> {
  return new Set(planted.filter(({ home, away }) => home === team || away === team).map(({ day }) => day));
}

function daysAt(planted: readonly Planted[], ground: number, traits: Traits): ReadonlySet<number> {
  return new Set(planted.filter(({ home }) => groundOf(home, traits) === ground).map(({ day }) => day));
}

const without = (days: readonly number[], excluded: ReadonlySet<number>) =>
  days.filter((day) => !excluded.has(day));

function drawn(days: readonly number[], hundredths: number, random: Random): readonly number[] {
  return random.shuffle(days).slice(0, Math.floor((days.length * hundredths) / 100));
}
