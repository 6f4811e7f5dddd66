import { HARD } from '../../src/calendar/search/amount.ts';
import { read } from '../../src/calendar/search/read.ts';
import type { Fa2 } from '../../src/files/robinx/instance.ts';
import { HOME, RESTING, type Season } from './season.ts';

/** A part of the cost that counters cannot express, updated incrementally. */
export interface Keeper {
  /** Recounts the cost of the touched teams or pairs; returns the increase in units. */
  update(touched: Int32Array, length: number): number;
  /** Undoes the last update. */
  undo(): void;
  /** The price of one unit. */
  readonly exact: number;
  readonly felt: number;
}

/** FA2: for each pair of teams, the greatest difference in home matches over the rounds. */
export function fairnessKeeper(season: Season, constraint: Fa2, felt: number): Keeper {
  const isIn = new Int32Array(season.teams);
  for (const team of constraint.teams) isIn[team] = 1;
  const pairs = pairKeeper(season, constraint);
  const turned = new Int32Array(season.teams);
  let turnedCount = 0;
  return {
    exact: constraint.isHard ? constraint.penalty * HARD : constraint.penalty,
    felt,
    update(touched, length) {
      turnedCount = 0;
      for (let at = 0; at < length; at++) {
        const team = read(touched, at);
        if (read(isIn, team) === 1) turned[turnedCount++] = team;
      }
      return pairs.recount(turned, turnedCount);
    },
    undo: () => pairs.undo(turned, turnedCount),
  };
}

/** How far each pair exceeds the allowed difference. */
function pairKeeper(season: Season, constraint: Fa2) {
  const { teams } = season;
  const { slots } = constraint;
  const width = slots.length;
  const running = new Int32Array(teams * width);
  const beyond = new Int32Array(teams * teams);
  const isTurned = new Int32Array(teams);
  const count = runningCount(season, constraint, running);
  const log: { pair: number; was: number }[] = [];
  const recountPair = (one: number, other: number): number => {
    const pair = one < other ? one * teams + other : other * teams + one;
    const was = read(beyond, pair);
    const now = Math.max(0, worstOf(running, one * width, other * width, width) - constraint.max);
    if (now !== was) log.push({ pair, was });
    beyond[pair] = now;
    return now - was;
  };
  const recountTeam = (team: number): number => {
    let growth = 0;
    for (const other of constraint.teams)
      if (other !== team && (read(isTurned, other) === 0 || other > team)) growth += recountPair(team, other);
    return growth;
  };
  const mark = (turned: Int32Array, length: number, as: number) => {
    for (let at = 0; at < length; at++) isTurned[read(turned, at)] = as;
  };
  return {
    recount(turned: Int32Array, length: number): number {
      log.length = 0;
      for (let at = 0; at < length; at++) count(read(turned, at));
      mark(turned, length, 1);
      let growth = 0;
      for (let at = 0; at < length; at++) growth += recountTeam(read(turned, at));
      mark(turned, length, 0);
      return growth;
    },
    undo(turned: Int32Array, length: number): void {
      for (const { pair, was } of log) beyond[pair] = was;
      for (let at = 0; at < length; at++) count(read(turned, at));
    },
  };
}

function worstOf(running: Int32Array, one: number, other: number, width: number): number {
  let worst = 0;
  for (let at = 0; at < width; at++) {
    const apart = read(running, one + at) - read(running, other + at);
    if (apart > worst) worst = apart;
    else if (-apart > worst) worst = -apart;
  }
  return worst;
}

/** Counts a team’s matches at the venue up to each relevant round. */
function runningCount(
  { venue, rounds }: Season,
  { venue: countedVenue, slots }: Fa2,
  running: Int32Array,
): (team: number) => void {
  const place = new Int32Array(rounds).fill(-1);
  for (const [at, slot] of slots.entries()) place[slot] = at;
  const counts = (played: number) =>
    played !== RESTING && (countedVenue === 'HA' || (played === HOME) === (countedVenue === 'H')) ? 1 : 0;
  return (team) => {
    let total = 0;
    for (let round = 0; round < rounds; round++) {
      total += counts(read(venue, team * rounds + round));
      const at = read(place, round);
      if (at >= 0) running[team * slots.length + at] = total;
    }
  };
}
