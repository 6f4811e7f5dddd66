import { journeyMinutes } from './journey.ts';
import { overlap } from './judge-alone.ts';
import { hard, type Offence, soft } from './offence.ts';
import { areCloserThan, type Placed } from './placed.ts';
import type { CalendarReferee, DatedProblem, Span, TeamId } from './problem.ts';

/** Whether the referee belongs to a club of the match. */
export function isOfClub({ teams = [] }: CalendarReferee, home: TeamId, away: TeamId): boolean {
  return teams.includes(home) || teams.includes(away);
}

/** Whether the referee is available for the whole match. */
export function canCome({ blackouts = [] }: CalendarReferee, span: Span): boolean {
  return !blackouts.some((blackout) => overlap(blackout, span));
}

/** The offences of a match’s referees, regardless of the other matches. */
export function judgeCrew(problem: DatedProblem, { match, at, end }: Placed): readonly Offence[] {
  const own = (problem.referees ?? []).filter(({ id }) => match.referees?.includes(id));
  return own.flatMap((referee) => {
    const details = { referee: referee.id };
    return [
      ...(isOfClub(referee, match.home, match.away) ? [hard('REFEREE_CLUB', [match.id], details)] : []),
      ...(canCome(referee, { from: at, to: end }) ? [] : [hard('REFEREE_BLACKOUT', [match.id], details)]),
    ];
  });
}

/** The offences between two matches for each referee of both: too little time, including travel. */
export function judgeSameReferee(problem: DatedProblem, a: Placed, b: Placed): readonly Offence[] {
  const shared = (a.match.referees ?? []).filter((referee) => b.match.referees?.includes(referee));
  if (shared.length === 0) return [];
  const ids = [a.match.id, b.match.id];
  const journey = journeyMinutes(problem, a.venue, b.venue);
  return shared.flatMap((referee) => {
    const known = problem.referees?.find(({ id }) => id === referee);
    const gap = known?.gap ?? problem.rules.refereeGap;
    if (!areCloserThan(a, b, gap + journey)) return [];
    if (known?.isPerson) return [hard('PERSON', ids, { referee })];
    return [hard(areCloserThan(a, b, gap) ? 'REFEREE' : 'REFEREE_TRAVEL', ids, { referee })];
  });
}

/** Every match of a referee on one day beyond the limit. */
export function judgeLoad(problem: DatedProblem, placed: readonly Placed[]): readonly Offence[] {
  const { refereeDaily, weights } = problem.rules;
  if (weights.refereeLoad === 0) return [];
  const people = new Set((problem.referees ?? []).flatMap(({ id, isPerson }) => (isPerson ? [id] : [])));
  const duties = placed.flatMap((one) =>
    (one.match.referees ?? []).filter((id) => !people.has(id)).map((referee) => ({ referee, one })),
  );
  const days = Map.groupBy(duties, ({ referee, one }) => JSON.stringify([referee, one.day]));
  return [...days.values()].flatMap((day) =>
    day.slice(refereeDaily).map(({ referee }) => {
      const ids = day.map(({ one }) => one.match.id);
      return soft('REFEREE_LOAD', weights.refereeLoad, ids, { referee });
    }),
  );
}
