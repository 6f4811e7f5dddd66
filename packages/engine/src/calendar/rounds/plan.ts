import type { TeamId } from '../dated/problem.ts';
import { evaluate } from '../robinx/evaluate.ts';
import type { TimedMatch } from '../robinx/instance.ts';
import { asInstance, type LeagueInstance } from './as-instance.ts';
import { type LeagueBreach, type RoundLeague, type RoundRule, roundCount } from './league.ts';
import { type Postponement, postpone, type RoundMatch } from './postpone.ts';
import { type RoundsOptions, type RoundsProgress, solveRounds } from './solve.ts';

/** One round: who plays whom, and who rests. */
export interface PlannedRound {
  readonly number: number;
  readonly matches: readonly RoundMatch[];
  readonly resting: readonly TeamId[];
}

/** A rule that the calendar misses, and the matches that miss it. */
export interface MissedRule {
  readonly rule: RoundRule;
  readonly cost: number;
  readonly matches: readonly RoundMatch[];
}

/** A calendar of rounds: complete as a round robin, with what it still misses and what has to be caught up. */
export interface RoundCalendar {
  readonly rounds: readonly PlannedRound[];
  readonly postponed: readonly Postponement[];
  readonly missed: readonly MissedRule[];
}

/** The best calendar that a search has seen after so many steps. */
export interface PlanProgress extends Omit<RoundsProgress, 'timetable'> {
  /** Writes the best calendar down. */
  calendar(): RoundCalendar;
}

/** Searches a round for every match of a league, and reports the best so far until the caller has enough. */
export function planRounds(
  league: RoundLeague,
  options: RoundsOptions,
): Iterable<PlanProgress> | LeagueBreach {
  const written = asInstance(league);
  if ('breach' in written) return written;
  const found = solveRounds(written.instance, options);
  if ('breach' in found) throw new Error(`A league is always compact, but ${found.reason}`);
  return plans(league, written, found);
}

function* plans(
  league: RoundLeague,
  written: LeagueInstance,
  found: Iterable<RoundsProgress>,
): Generator<PlanProgress> {
  for (const { timetable, ...progress } of found)
    yield { ...progress, calendar: () => calendarOf(league, written, timetable()) };
}

function calendarOf(
  league: RoundLeague,
  { instance, ruleOf }: LeagueInstance,
  timetable: readonly TimedMatch[],
): RoundCalendar {
  const named = (match: TimedMatch): RoundMatch => ({
    home: league.teams[match.home] ?? '',
    away: league.teams[match.away] ?? '',
    round: match.slot + 1,
  });
  const matches = timetable.map(named);
  const byRound = Map.groupBy(matches, ({ round }) => round);
  const rounds = Array.from({ length: roundCount(league) }, (_, index): PlannedRound => {
    const own = byRound.get(index + 1) ?? [];
    const playing = new Set(own.flatMap(({ home, away }) => [home, away]));
    return { number: index + 1, matches: own, resting: league.teams.filter((team) => !playing.has(team)) };
  });
  const missed = evaluate(instance, timetable).offences.flatMap(
    ({ constraint, cost, matches: offending }) => {
      const rule = ruleOf[constraint ?? -1];
      return rule ? [{ rule, cost, matches: offending.map(named) }] : [];
    },
  );
  return { rounds, postponed: postpone(league, matches), missed };
}
