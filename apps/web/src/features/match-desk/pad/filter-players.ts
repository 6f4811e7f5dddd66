import type { Player } from '../queue/types.ts';

/** With more names than this, typing is faster than scanning the list. */
export const searchedFrom = 19;

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Matches name or number, ignoring accents and case. */
export function filterPlayers(players: readonly Player[], search: string): readonly Player[] {
  const words = plain(search).split(/\s+/).filter(Boolean);
  return players.filter(({ name, shirt }) =>
    words.every((word) => plain(name).includes(word) || String(shirt ?? '') === word),
  );
}
