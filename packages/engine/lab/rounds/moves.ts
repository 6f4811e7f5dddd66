import { read } from '../../src/calendar/search/read.ts';
import { add, type Draft, drop } from './draft.ts';
import type { Season } from './season.ts';

/** Swaps the venues of two of a pair’s meetings; with an odd number, one may simply be reversed. */
export function swapHomes(draft: Draft, season: Season, one: number, other: number, draw: number): void {
  const { teams, legs, meetingCounts, meetings } = season;
  const pair = one * teams + other;
  const reverse = other * teams + one;
  const surplus = read(meetingCounts, pair) - read(meetingCounts, reverse);
  if (surplus >= 0 && read(meetingCounts, pair) > 0)
    turn(draft, season, one, read(meetings, pair * legs + (draw % read(meetingCounts, pair))));
  if (surplus <= 0 && read(meetingCounts, reverse) > 0)
    turn(draft, season, other, read(meetings, reverse * legs + (draw % read(meetingCounts, reverse))));
}

/** Swaps the venue of a team’s match in a round. */
export function turn(draft: Draft, season: Season, team: number, round: number): void {
  const seat = team * season.rounds + round;
  drop(draft, season, team, round);
  add(draft, season, team, read(season.rival, seat), 1 - read(season.isFirst, seat), round);
}

/** Moves the match of a team from one round to another. */
function shift(draft: Draft, season: Season, team: number, from: number, to: number): void {
  const seat = team * season.rounds + from;
  drop(draft, season, team, from);
  add(draft, season, team, read(season.rival, seat), read(season.isFirst, seat), to);
}

/** Swaps all matches of two rounds. */
export function swapRounds(draft: Draft, season: Season, one: number, other: number): void {
  for (let team = 0; team < season.teams; team++) {
    if (read(season.rival, team * season.rounds + one) > team) shift(draft, season, team, one, other);
    if (read(season.rival, team * season.rounds + other) > team) shift(draft, season, team, other, one);
  }
}

/**
 * Swaps as few matches as possible between two rounds, one team’s among them: each team that loses its
 * opponent in one round meets it in the other, which frees that opponent’s opponent, until the ring closes.
 */
export function swapRing(draft: Draft, season: Season, one: number, other: number, team: number): void {
  const { rival, rounds } = season;
  let next = team;
  do {
    const partner = read(rival, next * rounds + one);
    shift(draft, season, next, one, other);
    shift(draft, season, partner, other, one);
    next = read(rival, partner * rounds + other);
  } while (next !== team);
}

/** Swaps the whole programmes of two teams. */
export function swapTeams(draft: Draft, season: Season, one: number, other: number): void {
  const { rival, isFirst, rounds } = season;
  for (let round = 0; round < rounds; round++) {
    const seat = one * rounds + round;
    const otherSeat = other * rounds + round;
    if (read(rival, seat) === other) {
      turn(draft, season, one, round);
      continue;
    }
    drop(draft, season, one, round);
    drop(draft, season, other, round);
    add(draft, season, one, read(rival, otherSeat), read(isFirst, otherSeat), round);
    add(draft, season, other, read(rival, seat), read(isFirst, seat), round);
  }
}
