import { decideTie, type Slot, type SlotSource, type Tie } from '@traip/engine/formats';
import { forfeiter, type MatchResult, type Side } from '@traip/engine/match';
import type { DraftMatch, Feed } from '../model/draft.ts';
import { isThirdPlace } from '../read/split-phases.ts';

/** A knockout match with the result that its sport counts. */
export interface CountedMatch {
  readonly match: DraftMatch;
  readonly result: MatchResult | null;
}

/** A tie with its matches, in the order of the engine: seen from its first side. */
interface BuiltTie {
  readonly tie: Tie;
  readonly matches: readonly (CountedMatch & { readonly key: string; readonly isSwapped: boolean })[];
  readonly isDecided: boolean;
}

/** Over two legs the first side is at home in the second; in a series they take turns. */
export function firstIsHome({ legs }: Pick<Tie, 'legs'>, index: number): boolean {
  return legs === 2 ? index === 1 : index % 2 === 0;
}

interface Meeting {
  readonly keys: readonly string[];
  readonly matches: readonly CountedMatch[];
  readonly first: string | null;
  readonly second: string | null;
  readonly legs: 1 | 2;
  readonly bestOf: number;
}

interface Ended {
  readonly id: string;
  readonly round: number;
  readonly winner: string | null;
  readonly loser: string | null;
}

const rules = { awayGoals: false, extraTime: true, shootout: true };

/**
 * The bracket of matches: teams arrive as winners or losers of their last tie. A tie without a winner by
 * score goes to the side that the file has in a later round.
 */
export function buildTies(counted: readonly CountedMatch[]): readonly BuiltTie[] {
  const meetings = inPlayOrder(meetingsOf(counted));
  const ended: Ended[] = [];
  const keys = new Map<string, Ended>();
  const built: BuiltTie[] = [];
  for (const [index, meeting] of meetings.entries()) {
    const sides = sidesOf(meeting, ended, keys);
    const round = 1 + Math.max(0, ...sides.map(({ after }) => after));
    const place = ended.filter((one) => one.round === round).length + 1;
    const tie = tieOf(meeting, { id: `r${round}-${place}`, round, sides, before: built });
    const later = new Set(meetings.slice(index + 1).flatMap(({ first, second }) => [first, second]));
    const decided = decide(tie, meeting, later);
    built.push(decided.built);
    const end = { id: tie.id, round, winner: decided.winner, loser: decided.loser };
    ended.push(end);
    for (const key of meeting.keys) keys.set(key, end);
  }
  return withPlaces(built);
}

/** Two matches of the same teams in a round are two legs, more of them a series. */
function meetingsOf(counted: readonly CountedMatch[]): readonly Meeting[] {
  const groups = Map.groupBy(counted, ({ match }, index) => {
    const { key, home, away, round } = match;
    if (key !== undefined) return key;
    return home === null || away === null ? String(index) : JSON.stringify([round, [home, away].toSorted()]);
  });
  return [...groups.values()].flatMap((matches) => {
    const [one, other] = matches;
    if (!one) return [];
    const { home, away, key } = one.match;
    const isTwoLegs = matches.length === 2 && other?.match.home === away;
    return [
      {
        keys: key === undefined ? [] : [key],
        matches,
        // The first side of two legs is at home in the second.
        first: isTwoLegs ? away : home,
        second: isTwoLegs ? home : away,
        legs: isTwoLegs ? 2 : 1,
        bestOf: isTwoLegs || matches.length === 1 ? 1 : matches.length | 1,
      } satisfies Meeting,
    ];
  });
}

/** Every tie after the ties that feed it. */
function inPlayOrder(meetings: readonly Meeting[]): readonly Meeting[] {
  const ordered: Meeting[] = [];
  const done = new Set<string>();
  const known = new Set(meetings.flatMap(({ keys }) => keys));
  let open = [...meetings];
  while (open.length > 0) {
    const ready = open.filter(({ matches }) =>
      matches.every(({ match }) =>
        [match.homeFrom, match.awayFrom].every((feed) => !feed || !known.has(feed.key) || done.has(feed.key)),
      ),
    );
    // Ties that wait for each other are taken in file order.
    const next = ready.length > 0 ? ready : open;
    ordered.push(...next);
    for (const { keys } of next) for (const key of keys) done.add(key);
    open = open.filter((meeting) => !next.includes(meeting));
  }
  return ordered;
}

interface TieSide {
  readonly slot: Slot;
  /** The round of the tie it follows from; 0 for none. */
  readonly after: number;
}

function sidesOf(
  { first, second, matches: [one], legs }: Meeting,
  ended: readonly Ended[],
  keys: ReadonlyMap<string, Ended>,
): readonly [TieSide, TieSide] {
  const [homeFrom, awayFrom] = [one?.match.homeFrom ?? null, one?.match.awayFrom ?? null];
  const side = (team: string | null, feed: Feed | null) => sideOf(team, feed, { ended, keys });
  return legs === 2
    ? [side(first, awayFrom), side(second, homeFrom)]
    : [side(first, homeFrom), side(second, awayFrom)];
}

function sideOf(
  team: string | null,
  feed: Feed | null,
  { ended, keys }: { readonly ended: readonly Ended[]; readonly keys: ReadonlyMap<string, Ended> },
): TieSide {
  const feeder = feed === null ? undefined : keys.get(feed.key);
  const last =
    feeder ??
    (team === null ? undefined : ended.findLast((one) => one.winner === team || one.loser === team));
  if (last === undefined) return { slot: team === null ? emptySide : ofTeam(team), after: 0 };
  const kind = feeder && feed ? feed.kind : last.winner === team ? 'WINNER' : 'LOSER';
  const source: SlotSource = { kind, tie: last.id };
  if (team === null) return { slot: { source, provisional: false }, after: last.round };
  const expected = kind === 'WINNER' ? last.winner : last.loser;
  const byHand = expected === team ? {} : { manual: true as const };
  return { slot: { source, participant: team, provisional: false, ...byHand }, after: last.round };
}

const emptySide: Slot = { source: { kind: 'EMPTY' }, provisional: false };
const ofTeam = (team: string): Slot => ({
  source: { kind: 'TEAM', team },
  participant: team,
  provisional: false,
});

interface TiePlace {
  readonly id: string;
  readonly round: number;
  readonly sides: readonly [TieSide, TieSide];
  readonly before: readonly BuiltTie[];
}

function tieOf({ matches, legs, bestOf }: Meeting, { id, round, sides, before }: TiePlace): Tie {
  const [one] = matches;
  const bracket = bracketOf(one?.match);
  const grandFinal = before.find(({ tie }) => tie.bracket === 'GRAND_FINAL');
  const isReplay = bracket === 'GRAND_FINAL' && grandFinal !== undefined;
  const [first, second] = sides;
  return {
    id,
    round,
    bracket,
    places: { from: 1, to: 1024 },
    first: first.slot,
    second: second.slot,
    legs,
    bestOf,
    ...(isReplay ? { onlyIfSecondWon: grandFinal.tie.id } : {}),
  };
}

function bracketOf(match: DraftMatch | undefined): Tie['bracket'] {
  if (match?.bracket === 'THIRD' || isThirdPlace(match?.round ?? '')) return 'PLACEMENT';
  return match?.bracket === 'LOWER' || match?.bracket === 'GRAND_FINAL' ? match.bracket : 'MAIN';
}

interface Decided {
  readonly built: BuiltTie;
  readonly winner: string | null;
  readonly loser: string | null;
}

function decide(
  tie: Tie,
  { matches: all, first, second }: Meeting,
  later: ReadonlySet<string | null>,
): Decided {
  const single = all.length === 1;
  const keyed = all.map((one, index) => ({
    ...one,
    key: single ? tie.id : `${tie.id}.${index + 1}`,
    isSwapped: (one.match.home === first) !== firstIsHome(tie, index) && first !== null,
  }));
  const verdictOf = (matches: typeof keyed) => {
    const results = new Map(matches.flatMap((one) => resultOfTie(one)).map((one) => [one.match, one]));
    const verdict = decideTie(tie, results, rules);
    return verdict.kind === 'DECIDED' ? verdict.side : null;
  };
  const isPlayed = all.every(({ result }) => result !== null);
  const found = verdictOf(keyed);
  const side = found ?? (isPlayed ? goesOn({ first, second }, later) : null);
  const matches = found === null && side !== null ? named(keyed, side === 'FIRST' ? first : second) : keyed;
  const [winner, loser] = side === null ? [null, null] : side === 'FIRST' ? [first, second] : [second, first];
  return { built: { tie, matches, isDecided: side !== null || !isPlayed }, winner, loser };
}

/** The side that plays later, if only one does. */
function goesOn({ first, second }: Pick<Meeting, 'first' | 'second'>, later: ReadonlySet<string | null>) {
  if (later.has(first) === later.has(second)) return null;
  return later.has(first) ? 'FIRST' : 'SECOND';
}

type KeyedMatch = BuiltTie['matches'][number];

/** With the winner recorded in the last match that was played. */
function named(matches: readonly KeyedMatch[], winner: string | null): readonly KeyedMatch[] {
  return matches.map((one, index) => {
    if (index < matches.length - 1 || one.result === null) return one;
    const winnerByMethod: Side = one.match.home === winner ? 'HOME' : 'AWAY';
    return { ...one, result: { ...one.result, winnerByMethod } };
  });
}

function resultOfTie({ key, result, isSwapped }: KeyedMatch) {
  if (result === null) return [];
  const seen = isSwapped ? swapped(result) : result;
  const forfeiting = forfeiter(seen);
  const awarded = forfeiting === null ? seen.winnerByMethod : forfeiting === 'HOME' ? 'AWAY' : 'HOME';
  return [
    {
      match: key,
      state: 'CLOSED' as const,
      score: seen.score,
      ...(seen.shootOut ? { shootout: seen.shootOut } : {}),
      ...(awarded ? { awarded } : {}),
    },
  ];
}

/** The same result from the other side. */
export function swapped(result: MatchResult): MatchResult {
  const turn = <T extends { readonly home: number; readonly away: number }>(pair: T) => ({
    ...pair,
    home: pair.away,
    away: pair.home,
  });
  const other = (side: Side | null) => side && (side === 'HOME' ? 'AWAY' : 'HOME');
  const { outcome } = result;
  return {
    ...result,
    outcome:
      outcome === 'FORFEIT_HOME' ? 'FORFEIT_AWAY' : outcome === 'FORFEIT_AWAY' ? 'FORFEIT_HOME' : outcome,
    score: turn(result.score),
    tries: turn(result.tries),
    sets: result.sets.map((set) => ({ ...turn(set), winner: other(set.winner) })),
    shootOut: result.shootOut && turn(result.shootOut),
    winnerByMethod: other(result.winnerByMethod),
  };
}

/** The final is the only tie whose winner goes nowhere. */
function withPlaces(built: readonly BuiltTie[]): readonly BuiltTie[] {
  const nextOf = new Map<string, string>();
  for (const { tie } of built)
    for (const { source } of [tie.first, tie.second])
      if (source.kind === 'WINNER' && tie.onlyIfSecondWon === undefined) nextOf.set(source.tie, tie.id);
  const ends = built.filter(({ tie }) => !nextOf.has(tie.id) && tie.bracket !== 'PLACEMENT');
  const isOneFinal = ends.filter(({ tie }) => tie.onlyIfSecondWon === undefined).length === 1;
  const stepsFrom = (id: string): number => {
    const next = nextOf.get(id);
    return next === undefined ? 0 : 1 + stepsFrom(next);
  };
  return built.map((one) => {
    const { tie } = one;
    if (tie.bracket === 'PLACEMENT') return { ...one, tie: { ...tie, places: { from: 3, to: 4 } } };
    const steps = stepsFrom(tie.id) + (isOneFinal ? 0 : 1);
    const from = tie.bracket === 'LOWER' ? 2 : 1;
    return { ...one, tie: { ...tie, places: { from, to: Math.min(1024, 2 ** (steps + 1)) } } };
  });
}
