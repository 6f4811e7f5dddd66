import type { CallReply, lineupCalls } from '@traip/contract';

export type LineupData = CallReply<(typeof lineupCalls)['get']>;
type Candidate = LineupData['candidates'][number];

/** A person of the team in the lineup form; `place` null: not in it. */
export interface DraftPlayer {
  readonly playerId: string;
  readonly name: string;
  readonly suspension: Candidate['suspension'];
  readonly isElsewhere: boolean;
  readonly place: 'STARTER' | 'BENCH' | null;
  /** As typed. */
  readonly shirt: string;
  readonly isGoalkeeper: boolean;
  readonly isCaptain: boolean;
}

export type Draft = readonly DraftPlayer[];

type Lineup = Pick<LineupData, 'lineup' | 'candidates'>;
type NameOf = (player: Candidate['player'], shirt?: number | null) => string;

/** Everybody of the team, with their place in the lineup. */
export function draftOf({ lineup, candidates }: Lineup, nameOf: NameOf): Draft {
  const placed = new Map(lineup?.players.map((item) => [item.player.id, item]) ?? []);
  const known = new Set(candidates.map(({ player }) => player.id));
  const strangers = (lineup?.players ?? [])
    .filter(({ player }) => !known.has(player.id))
    .map(({ player }) => ({ player, suspension: null, otherTeamId: null }));
  return [...candidates, ...strangers].map(({ player, suspension, otherTeamId }) => {
    const now = placed.get(player.id);
    return {
      playerId: player.id,
      name: nameOf(player, now?.shirt),
      suspension,
      isElsewhere: otherTeamId !== null,
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
