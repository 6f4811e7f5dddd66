import type { Random } from '../../chance/random.ts';
import { americano, type Court, mexicanoRound, type PartnerRound } from '../../ranking/americano.ts';
import type { Pairing } from '../../ranking/partners.ts';
import type { Entrant } from '../model/entrant.ts';
import type { AlgorithmKey, Round } from '../model/phase.ts';
import { type TeamId, teamSlot } from '../model/slot.ts';
import { pairId, playersOf } from './pair-id.ts';

export interface AmericanoParams {
  /** Null plays as many as it takes for every player to partner every other. */
  readonly rounds: number | null;
  /** Null uses as many as there are groups of four players. */
  readonly courts: number | null;
}

export interface MexicanoParams extends AmericanoParams {
  /** 1+4 against 2+3, or 1+3 against 2+4. */
  readonly pairing: '14' | '13';
}

export const americanoDefaults: AmericanoParams = { rounds: null, courts: null };
export const mexicanoDefaults: MexicanoParams = { ...americanoDefaults, pairing: '14' };

export type RotationKey = 'AMERICANO' | 'MEXICANO';

/** Whether players change partners in a format. */
export function hasPartners(algorithm: AlgorithmKey | null): algorithm is RotationKey {
  return algorithm === 'AMERICANO' || algorithm === 'MEXICANO';
}

const mexicanoRounds = 7;

/** The number of rounds; if not all can play at once, chosen so that all rest equally often. */
export function roundsOfRotation(
  algorithm: RotationKey,
  { rounds = null, courts = null }: Partial<AmericanoParams>,
  players: number,
): number {
  if (rounds !== null) return rounds;
  if (algorithm === 'MEXICANO') return mexicanoRounds;
  const isWhole = players % 4 === 0 && (courts ?? players) * 4 >= players;
  return isWhole ? players - 1 : players;
}

/** A drawn round as a round of its phase; `usedIds` are the match numbers already used there. */
export function partnerRound(
  { courts, resting }: PartnerRound,
  number: number,
  usedIds: ReadonlySet<string> = new Set(),
): Round {
  const ids = Array.from({ length: courts.length + usedIds.size }, (_, at) => `r${number}m${at + 1}`);
  const free = ids.filter((id) => !usedIds.has(id));
  return {
    number,
    matches: courts.map(({ a, b }, at) => ({
      id: free[at] ?? '',
      round: number,
      home: teamSlot(pairId(a)),
      away: teamSlot(pairId(b)),
    })),
    byes: resting.map(teamSlot),
  };
}

/** A played match, which is kept. */
interface PlayedMatch {
  readonly id: string;
  readonly round: number;
  readonly home: TeamId;
  readonly away: TeamId;
}

interface AlreadyPlayed {
  readonly matches: readonly PlayedMatch[];
  /** The rounds with nothing left to play. */
  readonly over: ReadonlySet<number>;
}

const nonePlayed: AlreadyPlayed = { matches: [], over: new Set() };

/** All rounds of an americano around the played matches. Partners are random, whatever the entry order. */
export function americanoRounds(
  entrants: readonly Entrant[],
  params: AmericanoParams,
  random: Random,
  { matches, over }: AlreadyPlayed = nonePlayed,
): readonly Round[] {
  const players = random.shuffle(entrants.map(({ team }) => team));
  const last = Math.max(0, ...matches.map(({ round }) => round));
  const rounds = Math.max(last, roundsOfRotation('AMERICANO', params, players.length));
  const playedIn = (round: number) => matches.filter((match) => match.round === round);
  const played = Array.from({ length: last }, (_, at) => ({
    courts: playedIn(at + 1).map(courtOf),
    isOver: over.has(at + 1),
  }));
  const courts = params.courts === null ? {} : { courts: params.courts };
  const drawn = americano(players, rounds, String(random.next()), { ...courts, played });
  return drawn.map((round, at) => partnerRound(round, at + 1, new Set(playedIn(at + 1).map(({ id }) => id))));
}

function courtOf({ home, away }: PlayedMatch): Court {
  return { a: pairOf(home), b: pairOf(away) };
}

function pairOf(side: TeamId): Pairing {
  const [one = '', other = ''] = playersOf(side);
  return [one, other];
}

/** The first round of a mexicano, by seeds, or drawn if there are none. */
export function firstMexicanoRound(
  entrants: readonly Entrant[],
  { pairing, courts }: MexicanoParams,
  random: Random,
): Round {
  const players = entrants.map(({ team }) => team);
  const isSeeded = entrants.some(({ seed }) => seed !== undefined);
  const order = isSeeded ? players : random.shuffle(players);
  const rules = { pairing, ...(courts === null ? {} : { courts }) };
  return partnerRound(mexicanoRound(order, [], new Map(), rules), 1);
}
