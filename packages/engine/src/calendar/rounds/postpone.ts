import type { IsoDate, TeamId } from '../dated/problem.ts';
import type { RoundLeague } from './league.ts';

/** A match with its round, numbered from 1. */
export interface RoundMatch {
  readonly home: TeamId;
  readonly away: TeamId;
  readonly round: number;
}

/** A match that cannot be played in its round because a team is absent: caught up on a date, or on none that is free. */
export interface Postponement extends RoundMatch {
  readonly absent: readonly TeamId[];
  readonly date: IsoDate | null;
}

type Waiting = Omit<Postponement, 'date'> & { readonly dates: readonly IsoDate[] };

/** How many arrangements are tried before the best so far will do. */
const PATIENCE = 20_000;

/** Lists the matches of absent teams and gives each a catch-up date, at most one a day for every team. */
export function postpone(league: RoundLeague, matches: readonly RoundMatch[]): readonly Postponement[] {
  const waiting = matches
    .map((match): Waiting => ({ ...match, absent: absentIn(league, match), dates: datesFor(league, match) }))
    .filter(({ absent }) => absent.length > 0);
  // Whoever can choose least chooses first.
  const inOrder = waiting.toSorted((a, b) => a.dates.length - b.dates.length || a.round - b.round);
  const chosen = arrange(inOrder);
  return inOrder
    .map(({ dates: _, ...match }, index): Postponement => ({ ...match, date: chosen[index] ?? null }))
    .sort((a, b) => a.round - b.round || (a.home < b.home ? -1 : 1));
}

function absentIn({ absences = [] }: RoundLeague, { home, away, round }: RoundMatch): readonly TeamId[] {
  return [home, away].filter((team) => absences.some((it) => it.team === team && it.rounds.includes(round)));
}

function datesFor(league: RoundLeague, { home, away, round }: RoundMatch): readonly IsoDate[] {
  const { catchUpDates = [], absences = [], roundDates = [] } = league;
  const played = roundDates[round - 1] ?? '';
  const isAbsent = (date: IsoDate) =>
    absences.some(({ team, dates }) => (team === home || team === away) && dates?.includes(date));
  return [...new Set(catchUpDates)].filter((date) => date > played && !isAbsent(date)).sort();
}

/** The arrangement with the fewest matches left over, found by trying them in order. */
function arrange(waiting: readonly Waiting[]): readonly (IsoDate | null)[] {
  const chosen: (IsoDate | null)[] = [];
  let best: readonly (IsoDate | null)[] = waiting.map(() => null);
  let fewest = waiting.length + 1;
  let tries = 0;
  const isFree = ({ home, away }: Waiting, date: IsoDate, index: number) =>
    waiting.slice(0, index).every((other, at) => {
      const isShared = [other.home, other.away].some((team) => team === home || team === away);
      return chosen[at] !== date || !isShared;
    });
  const choose = (index: number, left: number): void => {
    if (left >= fewest || fewest === 0 || tries++ > PATIENCE) return;
    const match = waiting[index];
    if (!match) {
      fewest = left;
      best = [...chosen];
      return;
    }
    for (const date of match.dates.filter((it) => isFree(match, it, index))) {
      chosen[index] = date;
      choose(index + 1, left);
    }
    chosen[index] = null;
    choose(index + 1, left + 1);
  };
  choose(0, 0);
  return best;
}
