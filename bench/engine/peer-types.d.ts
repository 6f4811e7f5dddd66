declare module 'duel' {
  interface DuelMatch {
    readonly id: object;
  }
  export default class Duel {
    constructor(players: number, options: { readonly last?: 1 | 2; readonly short?: boolean });
    readonly matches: readonly DuelMatch[];
    score(id: object, points: readonly [number, number]): boolean;
  }
}

declare module 'roundrobin' {
  /** Rounds of pairs, the away side first. */
  export default function robin(count: number, names: readonly string[]): [string, string][][];
}
