import { createRandom, type Random } from '../chance/index.ts';
import type { Pairing } from './partners.ts';

interface Court {
  readonly a: Pairing;
  readonly b: Pairing;
}

export interface PartnerRound {
  readonly courts: readonly Court[];
  readonly resting: readonly string[];
}

type Table = readonly [number, number, number, number];

/**
 * Round one of whist tournaments by the number of players: the last of them stays, all others move up by one each round.
 * Differences of partners occur once, those of opponents twice.
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

const attempts = 60;

/**
 * The rounds of an americano. With 4, 8, … 24 players everybody has every partner once and every opponent twice;
 * otherwise rests differ by one at most and a search keeps repeats low. The same seed always gives the same rounds.
 */
export function americano(players: readonly string[], rounds: number, seed: string): readonly PartnerRound[] {
  const starter = starters[players.length];
  if (starter !== undefined && rounds < players.length) return whist(players, starter).slice(0, rounds);
  return searched(players, rounds, createRandom(seed));
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

/** How often two have met, by their names in order. */
class Meetings {
  readonly #times = new Map<string, number>();

  times(one: string, other: string): number {
    return this.#times.get(keyOf(one, other)) ?? 0;
  }

  add(one: string, other: string): void {
    this.#times.set(keyOf(one, other), this.times(one, other) + 1);
  }
}

function keyOf(one: string, other: string): string {
  return JSON.stringify(one < other ? [one, other] : [other, one]);
}

interface Past {
  readonly partners: Meetings;
  readonly opponents: Meetings;
  readonly rests: Map<string, number>;
}

function searched(players: readonly string[], rounds: number, random: Random): readonly PartnerRound[] {
  const past: Past = { partners: new Meetings(), opponents: new Meetings(), rests: new Map() };
  return Array.from({ length: rounds }, () => {
    const resting = restingOf(random.shuffle(players), past.rests);
    const playing = players.filter((id) => !resting.includes(id));
    const courts = bestOf(playing, past, random);
    for (const id of resting) past.rests.set(id, (past.rests.get(id) ?? 0) + 1);
    for (const { a, b } of courts) {
      past.partners.add(...a);
      past.partners.add(...b);
      for (const one of a) for (const other of b) past.opponents.add(one, other);
    }
    return { courts, resting };
  });
}

/** Those who rested least, so many that the others fill their courts. */
function restingOf(candidates: readonly string[], rests: ReadonlyMap<string, number>): readonly string[] {
  const rested = (id: string) => rests.get(id) ?? 0;
  return candidates.toSorted((a, b) => rested(a) - rested(b)).slice(0, candidates.length % 4);
}

/** The best of many random rounds, each mended by exchanging two players as long as that helps. */
function bestOf(playing: readonly string[], past: Past, random: Random): readonly Court[] {
  let best: readonly string[] = playing;
  let least = costOf(playing, past);
  for (let attempt = 0; attempt < attempts && least > 0; attempt += 1) {
    const { seats, cost } = mended(random.shuffle(playing), past);
    if (cost < least) [best, least] = [seats, cost];
  }
  return courtsOf(best);
}

function mended(seats: readonly string[], past: Past): { seats: readonly string[]; cost: number } {
  let now = seats;
  let cost = costOf(now, past);
  for (let at = 0; at < now.length; at += 1)
    for (let to = at + 1; to < now.length; to += 1) {
      const changed = now.with(at, now[to] ?? '').with(to, now[at] ?? '');
      const next = costOf(changed, past);
      if (next < cost) [now, cost] = [changed, next];
    }
  return { seats: now, cost };
}

/** A partner again is worse than any opponent again. */
function costOf(seats: readonly string[], { partners, opponents }: Past): number {
  return courtsOf(seats).reduce((sum, { a, b }) => {
    const again = 100 * (partners.times(...a) ** 2 + partners.times(...b) ** 2);
    const met = a.flatMap((one) => b.map((other) => opponents.times(one, other) ** 2));
    return sum + again + met.reduce((total, times) => total + times, 0);
  }, 0);
}

function courtsOf(seats: readonly string[]): readonly Court[] {
  return Array.from({ length: Math.floor(seats.length / 4) }, (_, at) =>
    courtOf(seats.slice(at * 4, at * 4 + 4)),
  );
}

interface MexicanoRules {
  /** 1+4 against 2+3, or 1+3 against 2+4. */
  readonly pairing: '14' | '13';
}

/**
 * The next round of a mexicano: the first four of the table on court one, and so on. Whoever rested least, lowest in the
 * table first, rests. Nobody has the same partner twice running.
 */
export function mexicanoRound(
  bestFirst: readonly string[],
  lastPartners: readonly Pairing[],
  rests: ReadonlyMap<string, number>,
  { pairing }: MexicanoRules,
): PartnerRound {
  const resting = restingOf(bestFirst.toReversed(), rests);
  const playing = bestFirst.filter((id) => !resting.includes(id));
  const together = new Set(lastPartners.map(([one, other]) => keyOf(one, other)));
  const orders = pairing === '14' ? ['0312', '0213', '0123'] : ['0213', '0312', '0123'];
  const courts = courtsOf(playing).map(({ a, b }) => {
    const four = [...a, ...b];
    const ways = orders.map((order) => courtOf([...order].map((at) => four[Number(at)] ?? '')));
    const isNew = (court: Court) => ![court.a, court.b].some((pair) => together.has(keyOf(...pair)));
    return ways.find(isNew) ?? courtOf(four);
  });
  return { courts, resting };
}
