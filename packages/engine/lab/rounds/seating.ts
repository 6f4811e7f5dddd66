import { read } from '../../src/calendar/search/read.ts';
import type { Counters } from './counters.ts';
import type { Counting } from './counting.ts';
import { AWAY, HOME, RESTING, type Season } from './season.ts';

/** The teams whose venue changed and the pairs whose rounds changed, without duplicates. */
export interface Touched {
  readonly teams: Int32Array;
  readonly pairs: Int32Array;
  teamCount: number;
  pairCount: number;
  readonly teamStamp: Int32Array;
  readonly pairStamp: Int32Array;
  stamp: number;
}

/** An empty record of touched teams and pairs. */
export function untouched({ teams }: Season): Touched {
  return {
    teams: new Int32Array(teams),
    pairs: new Int32Array(teams * teams),
    teamCount: 0,
    pairCount: 0,
    teamStamp: new Int32Array(teams),
    pairStamp: new Int32Array(teams * teams),
    stamp: 0,
  };
}

/** Resets the record. */
export function startTouching(touched: Touched): void {
  touched.teamCount = 0;
  touched.pairCount = 0;
  touched.stamp = (touched.stamp + 1) | 0;
}

/** Records a pair whose rounds change, lower team first. */
export function touchPair(touched: Touched, one: number, other: number, teams: number): void {
  const pair = one < other ? one * teams + other : other * teams + one;
  if (read(touched.pairStamp, pair) === touched.stamp) return;
  touched.pairStamp[pair] = touched.stamp;
  touched.pairs[touched.pairCount++] = pair;
}

function touchTeam(touched: Touched, team: number): void {
  if (read(touched.teamStamp, team) === touched.stamp) return;
  touched.teamStamp[team] = touched.stamp;
  touched.teams[touched.teamCount++] = team;
}

/** Places both teams of a match in a round, and updates the counters. */
export function seating(season: Season, { byVenue, byBreak }: Counters, count: Counting, touched: Touched) {
  const { rival, venue, isFirst, rounds, bye } = season;
  const countBreaks = (seat: number, round: number, at: number, change: Counting['raise']) => {
    if (round > 0 && read(venue, seat - 1) === at) change(byBreak, seat * 2 + at);
    if (round + 1 < rounds && read(venue, seat + 1) === at) change(byBreak, (seat + 1) * 2 + at);
  };
  const turn = (seat: number, round: number, to: number) => {
    const from = read(venue, seat);
    if (from !== RESTING) {
      count.lower(byVenue, seat * 2 + from);
      countBreaks(seat, round, from, count.lower);
    }
    venue[seat] = to;
    if (to === RESTING) return;
    count.raise(byVenue, seat * 2 + to);
    countBreaks(seat, round, to, count.raise);
  };
  const sit = (team: number, other: number, round: number, first: number) => {
    const seat = team * rounds + round;
    const to = other === bye ? RESTING : first;
    rival[seat] = other;
    isFirst[seat] = first;
    if (team === bye || read(venue, seat) === to) return;
    turn(seat, round, to);
    touchTeam(touched, team);
  };
  return (home: number, away: number, round: number) => {
    sit(home, away, round, HOME);
    sit(away, home, round, AWAY);
  };
}

/** Restores the places of both teams from before a change. */
export function restoreSeats(season: Season, home: number, away: number, round: number): void {
  const { rival, venue, isFirst, rounds, bye } = season;
  const sit = (seat: number, other: number, first: number) => {
    rival[seat] = other;
    isFirst[seat] = first;
    venue[seat] = home === bye || away === bye ? RESTING : first;
  };
  sit(home * rounds + round, away, HOME);
  sit(away * rounds + round, home, AWAY);
}
