import { type Explanation, explain, type Obstacle } from '../dated/explain.ts';
import type { Offence } from '../dated/offence.ts';
import type { Placements } from '../dated/placed.ts';
import type { CalendarBreach, MatchId, TeamId } from '../dated/problem.ts';
import { type CompleteOptions, completeDated } from '../exact/complete.ts';
import { type Progress, type SearchOptions, solveDated } from '../search/solve.ts';
import type { Calendar } from '../search/to-calendar.ts';
import { type JointProblem, type Merged, merge } from './competitions.ts';

/**
 * Searches the calendars of several competitions at once, so that shared resources never clash. People appear
 * in offences as `referee`, since they are handled the same way.
 */
export function solveTogether(
  joint: JointProblem,
  options: SearchOptions,
): Iterable<Progress> | CalendarBreach {
  const merged = merge(joint);
  const found = solveDated(merged.problem, options);
  return 'breach' in found ? renamedBreach(found, merged) : progressOf(found, merged);
}

/** Searches again from published calendars, keeping matches in place where possible. */
export function replanTogether(
  joint: JointProblem,
  current: Placements,
  options: SearchOptions,
): Iterable<Progress> | CalendarBreach {
  const competitions = joint.competitions.map((competition) => ({
    ...competition,
    matches: competition.matches.map((match) => {
      const before = current.get(match.id);
      return before ? { ...match, before } : match;
    }),
  }));
  return solveTogether({ ...joint, competitions }, options);
}

/** Places the unplaced matches of several competitions, with a solver. */
export function completeTogether(
  joint: JointProblem,
  from: Placements,
  options: CompleteOptions,
): Iterable<Progress> | CalendarBreach {
  const merged = merge(joint);
  const found = completeDated(merged.problem, from, options);
  return 'breach' in found ? renamedBreach(found, merged) : progressOf(found, merged);
}

/** Explains why a match has no place among all the others; null if it has one. */
export function explainTogether(
  joint: JointProblem,
  placements: Placements,
  id: MatchId,
): Explanation | null {
  const merged = merge(joint);
  const explained = explain(merged.problem, placements, id);
  if (!explained) return null;
  const { conflict, cheapest } = explained;
  const rename = (obstacle: Obstacle) => renamed(obstacle, merged);
  return {
    ...explained,
    conflict: conflict.map(rename),
    cheapest: cheapest && { ...cheapest, relax: cheapest.relax.map(rename) },
  };
}

function* progressOf(found: Iterable<Progress>, merged: Merged): Generator<Progress> {
  for (const progress of found)
    yield { ...progress, calendar: () => renamedCalendar(progress.calendar(), merged) };
}

function renamedCalendar(calendar: Calendar, merged: Merged): Calendar {
  const rename = (offence: Offence) => renamed(offence, merged);
  return {
    ...calendar,
    offences: calendar.offences.map(rename),
    conflicts: calendar.conflicts.map(rename),
  };
}

/** Restores team ids: a pseudo-referee becomes the team it represents. */
function renamed<T extends Obstacle | Offence>(it: T, { teamOf, doubleOf }: Merged): T {
  const double = doubleOf.get(it.referee ?? '');
  const team = double ?? teamOf.get(it.team ?? '');
  const { referee, ...rest } = it;
  return {
    ...rest,
    ...(referee !== undefined && double === undefined && { referee }),
    ...(team !== undefined && { team }),
  } as T;
}

function renamedBreach(breach: CalendarBreach, { teamOf }: Merged): CalendarBreach {
  if ('team' in breach) return { ...breach, team: teamOf.get(breach.team) ?? nameOf(breach.team) };
  return breach.breach === 'ID_TWICE' ? { ...breach, id: teamOf.get(breach.id) ?? breach.id } : breach;
}

/** The team name in an entry of a team that no competition lists. */
function nameOf(entry: string): TeamId {
  const [, team] = JSON.parse(entry) as readonly [string, TeamId];
  return team;
}
