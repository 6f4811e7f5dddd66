import type { CallReply, lineupCalls } from '@traip/contract';

export type LineupData = CallReply<(typeof lineupCalls)['get']>;
type Candidate = LineupData['candidates'][number];

/** A person of the team in the lineup form; `place` null: not in it. */
export interface DraftPlayer {
  readonly playerId: string;
  readonly name: string;
  readonly firstName: string;
  readonly surnames: string;
  readonly avatarUrl: string | null;
  /** Their usual position. */
  readonly position: string | null;
  readonly suspension: Candidate['suspension'];
  readonly isElsewhere: boolean;
  /** Other reasons why the competition's rules keep them out. */
  readonly reasons: Candidate['reasons'];
  readonly place: 'STARTER' | 'BENCH' | null;
  /** A starter's position on the field: the goalkeeper is 0, then line by line from the back. */
  readonly spot: number | null;
  /** As typed. */
  readonly shirt: string;
  readonly isGoalkeeper: boolean;
  readonly isCaptain: boolean;
}

export type Draft = readonly DraftPlayer[];

type Lineup = Pick<LineupData, 'lineup' | 'candidates'>;
type NameOf = (player: Candidate['player'], shirt?: number | null) => string;

/** These have their own marks. */
const shownElsewhere = ['SUSPENDED', 'OTHER_TEAM'];

/** These depend on the rest of the lineup, and may be resolved before saving. */
const changing = ['OVER_AGE_PLACES_USED', 'FOREIGN_PLACES_USED', 'SHIRT_TAKEN'];

/** Whether a player can't be chosen while the rules are enforced. */
export function isBarred({ reasons }: Pick<DraftPlayer, 'reasons'>): boolean {
  return reasons.some(({ code }) => !changing.includes(code));
}

/** The whole team, with each person's place in the lineup. */
export function draftOf({ lineup, candidates }: Lineup, nameOf: NameOf): Draft {
  const placed = new Map(lineup?.players.map((item) => [item.player.id, item]) ?? []);
  const spots = spotsOf(lineup?.players ?? [], ({ player }) => player.id);
  const known = new Set(candidates.map(({ player }) => player.id));
  const strangers = (lineup?.players ?? [])
    .filter(({ player }) => !known.has(player.id))
    .map(({ player }) => ({
      player,
      suspension: null,
      otherTeamId: null,
      reasons: [],
      shirt: null,
      position: null,
    }));
  return [...candidates, ...strangers].map((candidate) => {
    const { player, suspension, otherTeamId, reasons, position } = candidate;
    const now = placed.get(player.id);
    const shirt = now === undefined ? candidate.shirt : now.shirt;
    const { firstName, surnames, avatarUrl } = player;
    return {
      playerId: player.id,
      name: nameOf(player, now?.shirt),
      firstName,
      surnames,
      avatarUrl,
      position,
      suspension,
      isElsewhere: otherTeamId !== null,
      reasons: reasons.filter(({ code }) => !shownElsewhere.includes(code)),
      place: now?.place ?? null,
      spot: spots.get(player.id) ?? null,
      shirt: shirt === null ? '' : String(shirt),
      isGoalkeeper: now?.isGoalkeeper ?? false,
      isCaptain: now?.isCaptain ?? false,
    };
  });
}

interface Placed {
  readonly place: 'STARTER' | 'BENCH';
  readonly isGoalkeeper: boolean;
}

/** The starters in the order of the lineup, a goalkeeper first. */
export function spotsOf<T extends Placed>(
  players: readonly T[],
  idOf: (player: T) => string,
): ReadonlyMap<string, number> {
  const starters = players.filter(({ place }) => place === 'STARTER');
  const sorted = starters.toSorted((a, b) => Number(b.isGoalkeeper) - Number(a.isGoalkeeper));
  return new Map(sorted.map((player, spot) => [idOf(player), spot]));
}

/** The request: only people in the lineup, the starters in field order. */
export function playersIn(draft: Draft) {
  const inOrder = draft.toSorted((a, b) => (a.spot ?? draft.length) - (b.spot ?? draft.length));
  return inOrder.flatMap(({ playerId, place, shirt, isGoalkeeper, isCaptain }) =>
    place === null
      ? []
      : [{ playerId, place, shirt: shirt === '' ? null : Number(shirt), isGoalkeeper, isCaptain }],
  );
}

export function countIn(draft: Draft, place: 'STARTER' | 'BENCH'): number {
  return draft.filter((item) => item.place === place).length;
}
