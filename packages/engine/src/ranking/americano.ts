import { createRandom, type Random } from '../chance/index.ts';
import type { Pairing } from './partners.ts';

export interface Court {
  readonly a: Pairing;
  readonly b: Pairing;
}

export interface PartnerRound {
  readonly courts: readonly Court[];
  readonly resting: readonly string[];
}

type Table = readonly [number, number, number, number];

/**
 * The first round of whist tournaments by number of players: the last player stays, all others shift by one
 * each round. Each difference between partners occurs once, each between opponents twice.
 */
const starters: Readonly<Record<number, readonly Table[]>> = {
  4: [[3, 0, 1, 2]],
  8: [
    [7, 0, 1, 3],
    [6, 2, 4, 5],
  ],
  12: [
    [11, 0, 1, 3],
    [10, 4, 5, 8],
    [9, 2, 6, 7],
  ],
  16: [
    [15, 0, 1, 2],
    [14, 5, 6, 9],
    [13, 8, 4, 11],
    [12, 10, 3, 7],
  ],
  20: [
    [19, 0, 1, 2],
    [18, 5, 11, 14],
    [17, 6, 4, 9],
    [16, 7, 8, 12],
    [15, 13, 3, 10],
  ],
  24: [
    [23, 0, 1, 2],
    [22, 3, 5, 12],
    [21, 8, 13, 15],
    [20, 14, 9, 17],
    [19, 10, 6, 18],
    [16, 11, 4, 7],
  ],
};

/** Attempts per round: fewer if each takes longer. */
const attemptsFor = (playing: number) => Math.min(60, Math.ceil(60_000 / playing ** 2));

interface AmericanoOptions {
  /** How many matches can be played at once; by default as many as there are groups of four. */
  readonly courts?: number;
  /** The matches played so far, round by round: they are kept, and the rest is drawn around them. */
  readonly played?: readonly PlayedRound[];
}

interface PlayedRound {
  readonly courts: readonly Court[];
  /** No further matches are drawn in it. */
  readonly isOver: boolean;
}

/**
 * The rounds of an americano. With 4, 8, … 24 players everyone has every partner once and every opponent
 * twice; otherwise rests differ by at most one and a search keeps repeats low. The same seed always gives the
 * same rounds. For a partly played round, only newly drawn matches are returned.
 */
export function americano(
  players: readonly string[],
  rounds: number,
  seed: string,
  { courts = players.length, played = [] }: AmericanoOptions = {},
): readonly PartnerRound[] {
  const starter = starters[players.length];
  const isWhole = courts * 4 >= players.length && played.length === 0;
  if (starter !== undefined && isWhole && rounds < players.length)
    return whist(players, starter).slice(0, rounds);
  return searched(players, { rounds, courts, played }, createRandom(seed));
}

function whist(players: readonly string[], starter: readonly Table[]): readonly PartnerRound[] {
  const moving = players.length - 1;
  const name = (number: number, round: number) =>
    players[number === moving ? moving : (number + round) % moving] ?? '';
  return Array.from({ length: moving }, (_, round) => ({
    courts: starter.map((table) => courtOf(table.map((number) => name(number, round)))),
    resting: [],
  }));
}

function courtOf([a = '', b = '', c = '', d = '']: readonly string[]): Court {
  return { a: [a, b], b: [c, d] };
}

const playersOn = ({ a, b }: Court): readonly string[] => [...a, ...b];

/** How often any two players have met. */
class Meetings {
  readonly #times: Uint16Array;
  readonly #many: number;

  constructor(many: number) {
    this.#many = many;
    this.#times = new Uint16Array(many * many);
  }

  times(one: number, other: number): number {
    return this.#times[one * this.#many + other] ?? 0;
  }

  add(one: number, other: number): void {
    for (const at of [one * this.#many + other, other * this.#many + one])
      this.#times[at] = (this.#times[at] ?? 0) + 1;
  }
}

function keyOf(one: string, other: string): string {
  return JSON.stringify(one < other ? [one, other] : [other, one]);
}

/** Who met whom, by index in the list of players; players who left share one extra index. */
class Past {
  readonly rests = new Map<string, number>();
  readonly #partners: Meetings;
  readonly #opponents: Meetings;
  readonly #number: ReadonlyMap<string, number>;

  constructor(players: readonly string[]) {
    this.#number = new Map(players.map((id, at) => [id, at]));
    // One extra index for all players who left.
    this.#partners = new Meetings(players.length + 1);
    this.#opponents = new Meetings(players.length + 1);
  }

  numberOf(id: string): number {
    return this.#number.get(id) ?? this.#number.size;
  }

  add(courts: readonly Court[], resting: readonly string[]): void {
    for (const id of resting) this.rests.set(id, (this.rests.get(id) ?? 0) + 1);
    for (const { a, b } of courts) {
      for (const [one, other] of [a, b]) this.#partners.add(this.numberOf(one), this.numberOf(other));
      for (const one of a)
        for (const other of b) this.#opponents.add(this.numberOf(one), this.numberOf(other));
    }
  }

  /** The cost of a court’s four seats: a repeated partner is worse than any repeated opponents. */
  cost(a: number, b: number, c: number, d: number): number {
    const again = this.#partners.times(a, b) ** 2 + this.#partners.times(c, d) ** 2;
    const opponents = this.#opponents;
    return (
      100 * again +
      opponents.times(a, c) ** 2 +
      opponents.times(a, d) ** 2 +
      opponents.times(b, c) ** 2 +
      opponents.times(b, d) ** 2
    );
  }
}

interface RotationInput {
  readonly rounds: number;
  readonly courts: number;
  readonly played: readonly PlayedRound[];
}

function searched(players: readonly string[], input: RotationInput, random: Random): readonly PartnerRound[] {
  const past = new Past(players);
  return Array.from({ length: input.rounds }, (_, round) => {
    const { courts: played, isOver } = input.played[round] ?? { courts: [], isOver: false };
    const busy = new Set(played.flatMap(playersOn));
    const free = players.filter((id) => !busy.has(id));
    const courts = isOver ? 0 : Math.min(input.courts - played.length, Math.floor(free.length / 4));
    const resting = restingOf(random.shuffle(free), past.rests, free.length - 4 * Math.max(0, courts));
    const drawn = bestOf(
      free.filter((id) => !resting.includes(id)),
      past,
      random,
    );
    past.add([...played, ...drawn], resting);
    return { courts: drawn, resting };
  });
}

/** The players who rested least, as many as leave full courts. */
function restingOf(
  candidates: readonly string[],
  rests: ReadonlyMap<string, number>,
  many: number,
): readonly string[] {
  const rested = (id: string) => rests.get(id) ?? 0;
  return candidates.toSorted((a, b) => rested(a) - rested(b)).slice(0, many);
}

/** The best of many random rounds, each improved by swapping two players as long as that helps. */
function bestOf(playing: readonly string[], past: Past, random: Random): readonly Court[] {
  let best: readonly string[] = playing;
  let least = new Seats(playing, past).total();
  for (let attempt = 0; attempt < attemptsFor(playing.length) && least > 0; attempt += 1) {
    const seats = new Seats(random.shuffle(playing), past);
    seats.improve();
    if (seats.total() < least) [best, least] = [seats.names(), seats.total()];
  }
  return courtsOf(best);
}

/** Players by seat, four to a court. */
class Seats {
  readonly #seats: { readonly id: string; readonly number: number }[];
  readonly #past: Past;

  constructor(ids: readonly string[], past: Past) {
    this.#past = past;
    this.#seats = ids.map((id) => ({ id, number: past.numberOf(id) }));
  }

  names(): readonly string[] {
    return this.#seats.map(({ id }) => id);
  }

  total(): number {
    let sum = 0;
    for (let court = 0; court * 4 < this.#seats.length; court += 1) sum += this.#costOf(court);
    return sum;
  }

  improve(): void {
    for (let at = 0; at < this.#seats.length; at += 1)
      for (let to = at + 1; to < this.#seats.length; to += 1) {
        const before = this.#costOfBoth(at, to);
        this.#swap(at, to);
        if (this.#costOfBoth(at, to) >= before) this.#swap(at, to);
      }
  }

  #swap(at: number, to: number): void {
    const [one, other] = [this.#seats[at], this.#seats[to]];
    if (one === undefined || other === undefined) return;
    this.#seats[at] = other;
    this.#seats[to] = one;
  }

  #costOfBoth(at: number, to: number): number {
    const [one, other] = [Math.floor(at / 4), Math.floor(to / 4)];
    return one === other ? this.#costOf(one) : this.#costOf(one) + this.#costOf(other);
  }

  #costOf(court: number): number {
    const seat = (at: number) => this.#seats[court * 4 + at]?.number ?? 0;
    return this.#past.cost(seat(0), seat(1), seat(2), seat(3));
  }
}

function courtsOf(seats: readonly string[]): readonly Court[] {
  return Array.from({ length: Math.floor(seats.length / 4) }, (_, at) =>
    courtOf(seats.slice(at * 4, at * 4 + 4)),
  );
}

interface MexicanoRules {
  /** 1+4 against 2+3, or 1+3 against 2+4. */
  readonly pairing: '14' | '13';
  /** How many matches can be played at once; by default as many as there are groups of four. */
  readonly courts?: number;
}

/**
 * The next round of a mexicano: the top four of the table on court one, and so on. Players who rested least
 * rest, lowest in the table first. No one has the same partner twice in a row.
 */
export function mexicanoRound(
  bestFirst: readonly string[],
  lastPartners: readonly Pairing[],
  rests: ReadonlyMap<string, number>,
  { pairing, courts: most = bestFirst.length }: MexicanoRules,
): PartnerRound {
  const many = bestFirst.length - 4 * Math.min(most, Math.floor(bestFirst.length / 4));
  const resting = restingOf(bestFirst.toReversed(), rests, many);
  const playing = bestFirst.filter((id) => !resting.includes(id));
  const together = new Set(lastPartners.map(([one, other]) => keyOf(one, other)));
  const orders = pairing === '14' ? ['0312', '0213', '0123'] : ['0213', '0312', '0123'];
  const courts = courtsOf(playing).map(({ a, b }) => {
    const four = [...a, ...b];
    const arrangements = orders.map((order) => courtOf([...order].map((at) => four[Number(at)] ?? '')));
    const isNew = (court: Court) => ![court.a, court.b].some((pair) => together.has(keyOf(...pair)));
    return arrangements.find(isNew) ?? courtOf(four);
  });
  return { courts, resting };
}
