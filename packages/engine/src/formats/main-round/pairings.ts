import { type Pairing, pairingRounds } from '../round-robin/pairings.ts';

/**
 * Rounds in which every place meets every place of the other blocks once: teams from one group have met.
 * Places are numbered block by block. Blocks meet as in a round robin of their own, and when two of them
 * meet, each of one plays each of the other, alternating homes.
 *
 * An odd number of blocks leaves one without opponents, so blocks of even size are halved: every half then
 * has an opponent, except in rounds that would pair two halves of one block, which are dropped.
 */
export function crossRounds(blocks: number, size: number): readonly (readonly Pairing[])[] {
  if (blocks % 2 === 0 || size % 2 === 1) return meetings(pairingRounds(blocks, 'CIRCLE'), size);
  const halves = pairingRounds(2 * blocks, 'CIRCLE').map((pairings) => pairings.map(asHalves(blocks)));
  const isOwn = ([one, other]: Pairing) => Math.floor(one / 2) === Math.floor(other / 2);
  return meetings(
    halves.filter((pairings) => !pairings.every(isOwn)),
    size / 2,
  );
}

/**
 * In a circle’s first round the last place meets place 0, and k meets −k: these become halves of one block.
 */
function asHalves(blocks: number) {
  const ring = 2 * blocks - 1;
  const half = (place: number): number => {
    if (place === ring) return 1;
    return place < blocks ? 2 * place : 2 * (ring - place) + 1;
  };
  return ([one, other]: Pairing): Pairing => [half(one), half(other)];
}

function meetings(blockRounds: readonly (readonly Pairing[])[], size: number): Pairing[][] {
  const shifts = Array.from({ length: size }, (_, shift) => shift);
  return blockRounds.flatMap((blockPairings) =>
    shifts.map((shift) => blockPairings.flatMap(([one, other]) => meeting(one, other, { size, shift }))),
  );
}

/** Each of one block against one of the other. */
function meeting(one: number, other: number, { size, shift }: { readonly size: number; shift: number }) {
  return Array.from({ length: size }, (_, index): Pairing => {
    const [first, second] = [one * size + index, other * size + ((index + shift) % size)];
    return shift % 2 === 0 ? [first, second] : [second, first];
  });
}
