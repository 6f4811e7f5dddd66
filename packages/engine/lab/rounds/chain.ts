import { read } from '../../src/calendar/search/read.ts';
import { add, type Draft, drop } from './draft.ts';
import { turn } from './moves.ts';
import type { Season } from './season.ts';

/** Two teams, the round in which they start exchanging opponents, and the allowed rounds. */
interface Exchange {
  readonly one: number;
  readonly other: number;
  readonly round: number;
  readonly from: number;
  readonly until: number;
  /** How many rounds it may touch: a short exchange disturbs little. */
  readonly reach: number;
}

/**
 * How an opponent is taken over: at the venue where the other team met it (the chain then continues at the
 * same venue, or reverses the return match in the other half), or with each team keeping its own venue.
 */
export type ChainKind = 'SAME_VENUE' | 'TURN_RETURN' | 'OWN_VENUE';

/** Drafts exchanges of opponents; it has its own buffers, so one instance serves a whole search. */
export function chainer(season: Season) {
  const chain = new Int32Array(season.rounds);
  const follow = follower(season, chain);
  return (draft: Draft, exchange: Exchange, manner: ChainKind, draw: number): void => {
    const length = follow(exchange, manner === 'SAME_VENUE', draw);
    if (manner === 'OWN_VENUE') keepVenues(draft, season, exchange, chain, length);
    else takeOver(draft, season, exchange, chain, length);
    if (manner === 'TURN_RETURN') turnReturns(draft, season, exchange, chain, length);
  };
}

const ANY_VENUE = 2;

/**
 * Records the rounds of a chain, each where the first team meets the opponent it takes over; 0 if none
 * closes.
 */
function follower(season: Season, chain: Int32Array) {
  const { rounds, rival, isFirst } = season;
  const isUsed = new Int32Array(rounds);
  const roundAgainst = finder(season, isUsed);
  const first = (team: number, round: number, isVenueBound: boolean) =>
    isVenueBound ? read(isFirst, team * rounds + round) : ANY_VENUE;
  return (exchange: Exchange, isVenueBound: boolean, draw: number): number => {
    const { one, other, round, reach } = exchange;
    const target = read(rival, one * rounds + round);
    const targetFirst = first(one, round, isVenueBound);
    if (target === other) return 0;
    isUsed.fill(0);
    let at = round;
    for (let length = 1; at >= 0 && length <= reach; length++) {
      chain[length - 1] = at;
      isUsed[at] = 1;
      const nextRival = read(rival, other * rounds + at);
      const nextFirst = first(other, at, isVenueBound);
      if (nextRival === target && nextFirst === targetFirst) return length;
      at = roundAgainst(nextRival, nextFirst, draw + length, exchange);
    }
    return 0;
  };
}

/**
 * Finds an unused round in which the first team meets an opponent, at that venue or any; −1 if there is none.
 */
function finder({ teams, legs, meetings, meetingCounts }: Season, isUsed: Int32Array) {
  const unusedRound = (pair: number, draw: number, { from, until }: Exchange): number => {
    const times = read(meetingCounts, pair);
    for (let time = 0; time < times; time++) {
      const round = read(meetings, pair * legs + ((time + draw) % times));
      if (round >= from && round < until && read(isUsed, round) === 0) return round;
    }
    return -1;
  };
  return (rival: number, first: number, draw: number, exchange: Exchange): number => {
    const pair = exchange.one * teams + rival;
    const reverse = rival * teams + exchange.one;
    if (first !== ANY_VENUE) return unusedRound(first === 1 ? pair : reverse, draw, exchange);
    const isPairFirst = (draw & 1) === 0;
    const preferred = unusedRound(isPairFirst ? pair : reverse, draw >>> 1, exchange);
    return preferred >= 0 ? preferred : unusedRound(isPairFirst ? reverse : pair, draw >>> 1, exchange);
  };
}

/** Each team takes over the other’s match in every round of the chain. */
function takeOver(
  draft: Draft,
  season: Season,
  { one, other }: Exchange,
  chain: Int32Array,
  length: number,
): void {
  const { rival, isFirst, rounds } = season;
  for (let at = 0; at < length; at++) {
    const round = read(chain, at);
    const seat = one * rounds + round;
    const otherSeat = other * rounds + round;
    drop(draft, season, one, round);
    drop(draft, season, other, round);
    add(draft, season, one, read(rival, otherSeat), read(isFirst, otherSeat), round);
    add(draft, season, other, read(rival, seat), read(isFirst, seat), round);
  }
}

/** Each team plays its own matches, in the rounds in which the other met the same opponent. */
function keepVenues(
  draft: Draft,
  season: Season,
  { one, other }: Exchange,
  chain: Int32Array,
  length: number,
): void {
  const { rival, isFirst, rounds } = season;
  for (let at = 0; at < length; at++) {
    const round = read(chain, at);
    const next = read(chain, (at + 1) % length);
    drop(draft, season, one, round);
    drop(draft, season, other, round);
    const seat = one * rounds + next;
    add(draft, season, one, read(rival, seat), read(isFirst, seat), round);
    const otherSeat = other * rounds + round;
    add(draft, season, other, read(rival, otherSeat), read(isFirst, otherSeat), next);
  }
}

/** If a team took over an opponent at a different venue, the return match in the other half is reversed. */
function turnReturns(
  draft: Draft,
  season: Season,
  { one, other }: Exchange,
  chain: Int32Array,
  length: number,
): void {
  const { rival, isFirst, rounds, teams, legs, meetings, meetingCounts } = season;
  const turnReturn = (team: number, against: number, first: number) => {
    const pair = first === 1 ? against * teams + team : team * teams + against;
    if (read(meetingCounts, pair) === 0) return;
    const round = read(meetings, pair * legs);
    turn(draft, season, team, round);
  };
  for (let at = 0; at < length; at++) {
    const current = other * rounds + read(chain, at);
    const next = one * rounds + read(chain, (at + 1) % length);
    if (read(isFirst, current) === read(isFirst, next)) continue;
    turnReturn(one, read(rival, current), read(isFirst, next));
    turnReturn(other, read(rival, current), read(isFirst, current));
  }
}
