import { read } from '../../src/calendar/search/read.ts';
import type { RobinxInstance, TimedMatch } from '../../src/files/robinx/instance.ts';

/** A team’s status in a round: away, at home, or paired with the bye. */
export const AWAY = 0;
export const HOME = 1;
export const RESTING = 2;

/**
 * A compact season in numbers: every team plays in every round. An odd number of teams is made even by a bye,
 * the last team, whose matches are not played.
 */
export interface Season {
  readonly teams: number;
  readonly rounds: number;
  readonly legs: number;
  readonly isPhased: boolean;
  /** The bye team; −1 if there is none. */
  readonly bye: number;
  /** By team and round. */
  readonly rival: Int32Array;
  readonly venue: Int32Array;
  /** By team and round: 1 for the first-named team, even against the bye. */
  readonly isFirst: Int32Array;
  /** By home and away team: the rounds of their meetings, and how many. */
  readonly meetings: Int32Array;
  readonly meetingCounts: Int32Array;
}

/** A season of the instance’s size without matches. */
export function emptySeason({ teams, slots, legs, isPhased }: RobinxInstance): Season {
  const even = teams.length + (teams.length % 2);
  const rounds = slots.length;
  return {
    teams: even,
    rounds,
    legs,
    isPhased,
    bye: even === teams.length ? -1 : teams.length,
    rival: new Int32Array(even * rounds),
    venue: new Int32Array(even * rounds).fill(RESTING),
    isFirst: new Int32Array(even * rounds),
    meetings: new Int32Array(even * even * legs),
    meetingCounts: new Int32Array(even * even),
  };
}

/** Encodes a match in a round as one number. */
export function codeOf({ teams, rounds }: Season, home: number, away: number, round: number): number {
  return (home * teams + away) * rounds + round;
}

/** Adds a match to its pair’s list. */
export function remember(season: Season, pair: number, round: number): void {
  const { meetings, meetingCounts, legs } = season;
  const times = read(meetingCounts, pair);
  meetings[pair * legs + times] = round;
  meetingCounts[pair] = times + 1;
}

/** Removes a match from its pair’s list. */
export function forget(season: Season, pair: number, round: number): void {
  const { meetings, meetingCounts, legs } = season;
  const first = pair * legs;
  const last = first + read(meetingCounts, pair) - 1;
  for (let at = first; at <= last; at++)
    if (read(meetings, at) === round) {
      meetings[at] = read(meetings, last);
      meetingCounts[pair] = last - first;
      return;
    }
  throw new Error(`No meeting ${pair} in round ${round}`);
}

/** Every match of the season as a code. */
export function codesOf({ teams, rounds, rival, isFirst }: Season): Int32Array {
  const codes = new Int32Array((teams * rounds) / 2);
  let length = 0;
  for (let team = 0; team < teams; team++)
    for (let round = 0; round < rounds; round++)
      if (read(isFirst, team * rounds + round) === 1)
        codes[length++] = (team * teams + read(rival, team * rounds + round)) * rounds + round;
  return codes.slice(0, length);
}

/** The matches actually played, in round order. */
export function matchesOf({ teams, rounds, bye }: Season, codes: Int32Array): readonly TimedMatch[] {
  return Array.from(codes, (code) => {
    const pair = (code / rounds) | 0;
    return { home: (pair / teams) | 0, away: pair % teams, slot: code % rounds };
  })
    .filter(({ home, away }) => home !== bye && away !== bye)
    .sort((a, b) => a.slot - b.slot || a.home - b.home);
}
