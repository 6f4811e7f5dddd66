import type { Player } from '../queue/types.ts';

/** From so many names on, looking for one takes longer than typing it. */
export const searchedFrom = 19;

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Those whose name, or number, is meant; accents and capitals do not matter. */
export function matching(players: readonly Player[], search: string): readonly Player[] {
  const words = plain(search).split(/\s+/).filter(Boolean);
  return players.filter(({ name, shirt }) =>
    words.every((word) => plain(name).includes(word) || String(shirt ?? '') === word),
  );
}
