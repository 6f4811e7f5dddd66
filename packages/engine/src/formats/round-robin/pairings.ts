/** Two places of a round robin, home first. */
export type Pairing = readonly [home: number, away: number];

export type RoundOrder = 'CIRCLE' | 'BERGER';

const modulo = (value: number, by: number) => ((value % by) + by) % by;

/** Circle rounds with alternating homes: n − 2 breaks, which de Werra (1981) proved to be the fewest. */
function circleRound(count: number, round: number): Pairing[] {
  const ring = count - 1;
  const pairings: Pairing[] = [round % 2 === 0 ? [round, ring] : [ring, round]];
  for (let k = 1; k < count / 2; k += 1) {
    const ahead = modulo(round + k, ring);
    const behind = modulo(round - k, ring);
    pairings.push(k % 2 === 1 ? [ahead, behind] : [behind, ahead]);
  }
  return pairings;
}

/** Berger tables (FIDE Handbook C.05, annex 1): the same circle, entered every n/2 places. */
function bergerRound(count: number, round: number): Pairing[] {
  const ring = count - 1;
  const pivot = modulo(round * (count / 2), ring);
  const pairings: Pairing[] = [round % 2 === 0 ? [pivot, ring] : [ring, pivot]];
  for (let k = 1; k < count / 2; k += 1) {
    pairings.push([modulo(pivot + k, ring), modulo(pivot - k, ring)]);
  }
  return pairings;
}

/** Rounds in which all places meet each other once; with an odd count one place has a bye in each. */
export function pairingRounds(count: number, order: RoundOrder): Pairing[][] {
  const even = count + (count % 2);
  const roundOf = order === 'CIRCLE' ? circleRound : bergerRound;
  const rounds = Array.from({ length: even - 1 }, (_, round) => roundOf(even, round));
  if (even === count) return rounds;
  return rounds.map((pairings) => pairings.filter(([home, away]) => home < count && away < count));
}
