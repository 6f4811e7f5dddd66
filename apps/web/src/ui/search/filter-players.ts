interface NamedPlayer {
  readonly name: string;
  readonly shirt: number | null;
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Matches name or number, ignoring accents and case. */
export function filterPlayers<P extends NamedPlayer>(players: readonly P[], search: string): readonly P[] {
  const words = plain(search).split(/\s+/).filter(Boolean);
  return players.filter(({ name, shirt }) =>
    words.every((word) => plain(name).includes(word) || String(shirt ?? '') === word),
  );
}
