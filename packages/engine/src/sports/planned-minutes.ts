import type { PeriodRules, RubberRules, SetRules, SportRules } from './rules.ts';

/** For rules without any time: long enough for most races. */
const UNKNOWN = 90;
/** A game of tennis or padel, and a rubber's set at the table. */
const GAME = 5;
/** The points of a game in table tennis or squash. */
const SHORT_GAME = 11;
const INNING = 20;
const HOLE = 15;

type Rules = Pick<SportRules, 'periods' | 'sets' | 'scoring' | 'goalKinds' | 'partners' | 'rubbers'>;

/** A timed match with changing partners. */
const TIMED = 15;

/** Minutes between tee times. */
const TEE = 10;

/**
 * Minutes until the next match can start on the field; on a golf course, as soon as the first tee is free.
 */
export function fieldMinutes(rules: Rules): number {
  return rules.scoring === 'HOLES' ? TEE : plannedMinutes(rules);
}

/** Minutes a match occupies its teams and referees, breaks included, without extra time. */
export function plannedMinutes(rules: Rules): number {
  const { periods, sets, scoring, goalKinds, partners, rubbers } = rules;
  if (rubbers !== null) return minutesOfRubbers(rubbers);
  if (partners !== null) return partners.points === null ? TIMED : Math.ceil(partners.points * 0.6);
  if (sets !== null && sets.to !== null) return minutesOfSets(sets, sets.to, goalKinds);
  if (periods === null) return UNKNOWN;
  if (periods.min !== null) return minutesOfPeriods(periods, periods.min);
  return periods.n * (scoring === 'INNINGS' ? INNING : HOLE);
}

/** Two rubbers are played at a time. */
function minutesOfRubbers({ list, sets }: RubberRules): number {
  const to = sets.to ?? 0;
  return Math.ceil(list.length / 2) * minutesOfRubber(sets, to, to >= SHORT_GAME);
}

function minutesOfSets(sets: SetRules, to: number, goalKinds: Rules['goalKinds']): number {
  return minutesOfRubber(
    sets,
    to,
    goalKinds.some(({ stat }) => stat === 'POINTS'),
  );
}

/**
 * Rallies: two points per minute, so a set takes about as many minutes as the points to win it. Games to
 * eleven are played twice as fast.
 */
function minutesOfRubber({ bestOf }: SetRules, to: number, isRally: boolean): number {
  if (!isRally) return bestOf * to * GAME;
  return Math.ceil(bestOf * to * (to <= SHORT_GAME ? 0.5 : 1));
}

/** With a stopped clock, a period takes about twice its playing time. A break is a third of a period. */
function minutesOfPeriods({ n, stopped }: PeriodRules, min: number): number {
  return n * min * (stopped ? 2 : 1) + (n - 1) * Math.ceil(min / 3);
}
