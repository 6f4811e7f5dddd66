import type { FixtureView, SlotView } from './tie.ts';

export interface SideResult {
  /** Goals of one match, the aggregate of two legs, or matches won in a series. */
  readonly total: number;
  /** The score of each leg, if there are two. */
  readonly legs: readonly number[];
  readonly shootOut: number | null;
  readonly isWinner: boolean;
}

export interface TieResult {
  readonly first: SideResult;
  readonly second: SideResult;
  /** How a single bout was won: its points do not always show it. */
  readonly bout: NonNullable<NonNullable<FixtureView['match']>['bout']> | null;
}

interface TieOfMatches {
  readonly id: string;
  readonly first: SlotView;
  readonly second: SlotView;
  readonly matches: readonly FixtureView[];
}

interface Score {
  readonly first: number;
  readonly second: number;
}

/** Null before the first match. */
export function resultOf(tie: TieOfMatches, all: readonly FixtureView[]): TieResult | null {
  const isReversed = ({ home }: FixtureView) => home.team !== null && home.team.id === tie.second.team?.id;
  const turned = (fixture: FixtureView, score: { home: number; away: number }): Score =>
    isReversed(fixture)
      ? { first: score.away, second: score.home }
      : { first: score.home, second: score.away };
  const scores = tie.matches.flatMap((fixture) =>
    fixture.match?.score ? [turned(fixture, fixture.match.score)] : [],
  );
  if (scores.length === 0) return null;
  const shootOut = tie.matches
    .flatMap((fixture) => (fixture.match?.shootOut ? [turned(fixture, fixture.match.shootOut)] : []))
    .at(-1);
  const total = totalOf(scores, tie.matches.length);
  const bout = tie.matches.length === 1 ? tie.matches[0] : undefined;
  const winner =
    advanced(tie, all) ??
    (bout && boutWinner(bout, isReversed(bout))) ??
    (isOver(tie, total) ? ahead(total, shootOut) : null);
  const side = (name: 'first' | 'second'): SideResult => ({
    total: total[name],
    legs: tie.matches.length === 2 ? scores.map((score) => score[name]) : [],
    shootOut: shootOut?.[name] ?? null,
    isWinner: winner === name,
  });
  return { first: side('first'), second: side('second'), bout: bout?.match?.bout ?? null };
}

/** The winner of a bout by any method, even when behind on points. */
function boutWinner({ match }: FixtureView, isTurned: boolean): 'first' | 'second' | null {
  if (!match?.winner) return null;
  return (match.winner === 'HOME') !== isTurned ? 'first' : 'second';
}

function totalOf(scores: readonly Score[], matches: number): Score {
  const worth = (score: Score): Score =>
    matches > 2
      ? { first: Number(score.first > score.second), second: Number(score.second > score.first) }
      : score;
  const sum = { first: 0, second: 0 };
  for (const { first, second } of scores.map(worth)) {
    sum.first += first;
    sum.second += second;
  }
  return sum;
}

/** A series ends with its deciding match, anything else with its last one. */
function isOver({ matches }: TieOfMatches, total: Score): boolean {
  if (matches.length > 2) return Math.max(total.first, total.second) > matches.length / 2;
  return matches.every(({ match }) => match?.state === 'FINISHED' || match?.state === 'CLOSED');
}

function ahead(total: Score, shootOut: Score | undefined): 'first' | 'second' | null {
  const decided = total.first === total.second ? shootOut : total;
  if (decided === undefined || decided.first === decided.second) return null;
  return decided.first > decided.second ? 'first' : 'second';
}

/** The team in the next tie: this also covers decisions by a rule or by the organisation. */
function advanced({ id, first, second }: TieOfMatches, all: readonly FixtureView[]) {
  const slots = all.flatMap(({ home, away }) => [home, away]);
  const taken = (kind: string) =>
    slots.find(
      ({ source, team, isProvisional }) =>
        source.kind === kind && source.tie === id && team !== null && !isProvisional,
    )?.team?.id;
  const winner = taken('WINNER');
  const loser = taken('LOSER');
  const isOf = (slot: SlotView, team: string | undefined) => team !== undefined && slot.team?.id === team;
  if (isOf(first, winner) || isOf(second, loser)) return 'first';
  return isOf(second, winner) || isOf(first, loser) ? 'second' : null;
}
