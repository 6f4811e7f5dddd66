import type { Random } from '../../chance/random.ts';
import type { Repechage } from '../../sports/repechages.ts';
import type { FormatBreach } from '../model/breach.ts';
import { countBreach } from '../model/breach.ts';
import type { Phase, Tie, TieRules } from '../model/phase.ts';
import { type Slot, waitingSlot } from '../model/slot.ts';
import { type Meeting, playNeighbours, seeded, singleMatch, type TieFormat } from './bracket.ts';
import { playWithRepechage } from './repechage.ts';
import { inOrder, roundsOfTies, type TieRounds } from './tie-matches.ts';

type Seeding = 'STANDARD' | 'RANDOM' | 'RE_SEED';

export interface SingleElimParams extends TieRules {
  readonly seeding: Seeding;
  readonly thirdPlace: boolean;
  /** Whether there are placement matches for every place. */
  readonly placement: boolean;
  readonly repechage: Repechage;
  readonly legs: 1 | 2;
  readonly bestOf: number;
}

export const singleElimDefaults: SingleElimParams = {
  seeding: 'STANDARD',
  thirdPlace: false,
  placement: false,
  repechage: 'NONE',
  legs: 1,
  bestOf: 1,
  awayGoals: false,
  extraTime: true,
  shootout: true,
};

interface Stakes {
  readonly params: SingleElimParams;
  /** The best place still open to these entries. */
  readonly firstPlace: number;
  readonly round: number;
}

function meetingOf(entries: number, { params, firstPlace, round }: Stakes): Meeting {
  const isMain = firstPlace === 1;
  // The final is a single match even if earlier rounds have two legs.
  const format: TieFormat = { legs: entries === 2 ? 1 : params.legs, bestOf: params.bestOf };
  return {
    round,
    bracket: isMain ? 'MAIN' : 'PLACEMENT',
    places: { from: firstPlace, to: firstPlace + entries - 1 },
    prefix: isMain ? `r${round}-` : `r${round}p${firstPlace}-`,
    format: isMain ? format : { ...singleMatch, bestOf: params.bestOf },
  };
}

/** Plays entries down to one; losers play on if their places are at stake. */
function playDown(entries: readonly Slot[], stakes: Stakes, ties: Tie[][] = []): TieRounds {
  if (entries.length < 2) return ties;
  const { params, firstPlace, round } = stakes;
  const played = playNeighbours(entries, meetingOf(entries.length, stakes), ties);
  playDown(played.winners, { params, firstPlace, round: round + 1 }, ties);
  const isForThird = params.thirdPlace && firstPlace === 1 && entries.length === 4;
  if (params.placement || isForThird)
    playDown(played.losers, { params, firstPlace: firstPlace + entries.length / 2, round: round + 1 }, ties);
  return ties;
}

/** Pairs best with worst among the survivors, round by round, by seed. */
function playReSeeded(entrants: readonly Slot[], params: SingleElimParams): TieRounds {
  const ties: Tie[][] = [];
  let alive = seeded(entrants);
  for (let round = 1; alive.length > 1; round += 1) {
    const played = playNeighbours(alive, meetingOf(alive.length, { params, firstPlace: 1, round }), ties);
    if (alive.length === 4 && params.thirdPlace) {
      const third = { params, firstPlace: 3, round: round + 1 };
      playNeighbours(played.losers, meetingOf(2, third), ties);
    }
    const survivors = Array.from({ length: alive.length / 2 }, (_, index) =>
      waitingSlot({ kind: 'SURVIVOR', round, rank: index + 1 }),
    );
    alive = seeded(survivors);
  }
  return ties;
}

function playBracket(entries: readonly Slot[], params: SingleElimParams): TieRounds {
  if (params.repechage === 'NONE') return playDown(entries, { params, firstPlace: 1, round: 1 });
  return playWithRepechage(entries, params.repechage, (alive, round) =>
    meetingOf(alive, { params, firstPlace: 1, round }),
  );
}

/** A bracket whose entries are already in position, from top to bottom. */
export function bracketPhase(entries: readonly Slot[], params: SingleElimParams): Phase {
  return phaseOf(entries, playBracket(entries, params), params);
}

function phaseOf(entrants: readonly Slot[], tieRounds: TieRounds, params: SingleElimParams): Phase {
  const { awayGoals, extraTime, shootout } = params;
  return {
    algorithm: 'SINGLE_ELIM',
    entrants,
    groups: [],
    rounds: roundsOfTies(tieRounds, entrants),
    ties: inOrder(tieRounds),
    tieRules: { awayGoals, extraTime, shootout },
  };
}

function paramsBreach(params: SingleElimParams): FormatBreach | null {
  if (params.bestOf < 1 || params.bestOf % 2 === 0) return { breach: 'INVALID_PARAM', param: 'bestOf' };
  if (params.seeding === 'RE_SEED' && params.placement)
    return { breach: 'INVALID_PARAM', param: 'placement' };
  if (params.repechage !== 'NONE') {
    // Repechage classes have their own bronze bouts, and fixed halves.
    if (params.thirdPlace || params.placement)
      return { breach: 'INVALID_PARAM', param: params.thirdPlace ? 'thirdPlace' : 'placement' };
    if (params.seeding === 'RE_SEED') return { breach: 'INVALID_PARAM', param: 'repechage' };
  }
  return params.legs === 2 && params.bestOf > 1
    ? { breach: 'INFEASIBLE_CONSTRAINTS', which: 'LEGS_AND_BEST_OF' }
    : null;
}

/** A knockout of entrants in seed order. */
export function singleElimination(
  entrants: readonly Slot[],
  params: SingleElimParams,
  random: Random,
): Phase | FormatBreach {
  const breach = countBreach(entrants.length, 2, 1024) ?? paramsBreach(params);
  if (breach) return breach;
  const drawn = params.seeding === 'RANDOM' ? random.shuffle(entrants) : entrants;
  const ties =
    params.seeding === 'RE_SEED' ? playReSeeded(drawn, params) : playBracket(seeded(drawn), params);
  return phaseOf(drawn, ties, params);
}
