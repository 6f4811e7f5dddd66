import type { CallReply, lineupCalls } from '@traip/contract';

export type LineupData = CallReply<(typeof lineupCalls)['get']>;
type Candidate = LineupData['candidates'][number];

/** A person of the team in the lineup form; `place` null: not in it. */
export interface DraftPlayer {
  readonly playerId: string;
  readonly name: string;
  readonly suspension: Candidate['suspension'];
  readonly isElsewhere: boolean;
  /** What else keeps them from playing under the rules of the competition. */
  readonly reasons: Candidate['reasons'];
  readonly place: 'STARTER' | 'BENCH' | null;
  /** As typed. */
  readonly shirt: string;
  readonly isGoalkeeper: boolean;
  readonly isCaptain: boolean;
}

export type Draft = readonly DraftPlayer[];

type Lineup = Pick<LineupData, 'lineup' | 'candidates'>;
type NameOf = (player: Candidate['player'], shirt?: number | null) => string;

/** They have marks of their own. */
const shownElsewhere = ['SUSPENDED', 'OTHER_TEAM'];

/** These depend on the others in the lineup, and may be gone before it is saved. */
const changing = ['OVER_AGE_PLACES_USED', 'FOREIGN_PLACES_USED', 'SHIRT_TAKEN'];

/** Whether somebody cannot be chosen where the rules keep people out. */
export function isBarred({ reasons }: Pick<DraftPlayer, 'reasons'>): boolean {
  return reasons.some(({ code }) => !changing.includes(code));
}

/** Everybody of the team, with their place in the lineup. */
export function draftOf({ lineup, candidates }: Lineup, nameOf: NameOf): Draft {
  const placed = new Map(lineup?.players.map((item) => [item.player.id, item]) ?? []);
  const known = new Set(candidates.map(({ player }) => player.id));
  const strangers = (lineup?.players ?? [])
    .filter(({ player }) => !known.has(player.id))
    .map(({ player }) => ({ player, suspension: null, otherTeamId: null, reasons: [] }));
  return [...candidates, ...strangers].map(({ player, suspension, otherTeamId, reasons }) => {
    const now = placed.get(player.id);
    return {
      playerId: player.id,
      name: nameOf(player, now?.shirt),
      suspension,
      isElsewhere: otherTeamId !== null,
      reasons: reasons.filter(({ code }) => !shownElsewhere.includes(code)),
      place: now?.place ?? null,
      shirt: now?.shirt === null || now === undefined ? '' : String(now.shirt),
      isGoalkeeper: now?.isGoalkeeper ?? false,
      isCaptain: now?.isCaptain ?? false,
    };
  });
}

/** One captain, and one goalkeeper in the starting lineup: naming another replaces the first. */
export function changed(draft: Draft, playerId: string, change: Partial<DraftPlayer>): Draft {
  return draft.map((item) => {
    if (item.playerId === playerId) return withoutRoles({ ...item, ...change });
    return {
      ...item,
      isCaptain: item.isCaptain && change.isCaptain !== true,
      isGoalkeeper: item.isGoalkeeper && !(change.isGoalkeeper === true && item.place === 'STARTER'),
    };
  });
}

function withoutRoles(player: DraftPlayer): DraftPlayer {
  if (player.place === null) return { ...player, isCaptain: false, isGoalkeeper: false };
  return player.place === 'BENCH' ? { ...player, isCaptain: false } : player;
}

/** The request: only those in the lineup. */
export function playersIn(draft: Draft) {
  return draft.flatMap(({ playerId, place, shirt, isGoalkeeper, isCaptain }) =>
    place === null
      ? []
      : [{ playerId, place, shirt: shirt === '' ? null : Number(shirt), isGoalkeeper, isCaptain }],
  );
}

export function countIn(draft: Draft, place: 'STARTER' | 'BENCH'): number {
  return draft.filter((item) => item.place === place).length;
}
