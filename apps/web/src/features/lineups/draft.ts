import type { CallReply, lineupCalls } from '@traip/contract';

export type LineupData = CallReply<(typeof lineupCalls)['get']>;
type Candidate = LineupData['candidates'][number];

/** One person of the team while the lineup is being written; `place` null: not in it. */
export interface DraftPlayer {
  readonly playerId: string;
  readonly name: string;
  readonly suspension: Candidate['suspension'];
  readonly isElsewhere: boolean;
  readonly place: 'STARTER' | 'BENCH' | null;
  /** As it is typed. */
  readonly shirt: string;
  readonly isGoalkeeper: boolean;
  readonly isCaptain: boolean;
}

export type Draft = readonly DraftPlayer[];

/** Everybody of the team, with the place that the lineup gives them. */
export function draftOf({ lineup, candidates }: Pick<LineupData, 'lineup' | 'candidates'>): Draft {
  const placed = new Map(lineup?.players.map((one) => [one.player.id, one]) ?? []);
  const known = new Set(candidates.map(({ player }) => player.id));
  const strangers = (lineup?.players ?? [])
    .filter(({ player }) => !known.has(player.id))
    .map(({ player }) => ({ player, suspension: null, otherTeamId: null }));
  return [...candidates, ...strangers].map(({ player, suspension, otherTeamId }) => {
    const now = placed.get(player.id);
    return {
      playerId: player.id,
      name: `${player.firstName} ${player.surnames}`.trim(),
      suspension,
      isElsewhere: otherTeamId !== null,
      place: now?.place ?? null,
      shirt: now?.shirt === null || now === undefined ? '' : String(now.shirt),
      isGoalkeeper: now?.isGoalkeeper ?? false,
      isCaptain: now?.isCaptain ?? false,
    };
  });
}

/** There is one captain, and one goalkeeper among those who start: naming another takes it from the first. */
export function changed(draft: Draft, playerId: string, change: Partial<DraftPlayer>): Draft {
  return draft.map((one) => {
    if (one.playerId === playerId) return withoutRoles({ ...one, ...change });
    return {
      ...one,
      isCaptain: one.isCaptain && change.isCaptain !== true,
      isGoalkeeper: one.isGoalkeeper && !(change.isGoalkeeper === true && one.place === 'STARTER'),
    };
  });
}

function withoutRoles(player: DraftPlayer): DraftPlayer {
  if (player.place === null) return { ...player, isCaptain: false, isGoalkeeper: false };
  return player.place === 'BENCH' ? { ...player, isCaptain: false } : player;
}

/** As it is sent: those who are in it. */
export function playersIn(draft: Draft) {
  return draft.flatMap(({ playerId, place, shirt, isGoalkeeper, isCaptain }) =>
    place === null
      ? []
      : [{ playerId, place, shirt: shirt === '' ? null : Number(shirt), isGoalkeeper, isCaptain }],
  );
}

export function countIn(draft: Draft, place: 'STARTER' | 'BENCH'): number {
  return draft.filter((one) => one.place === place).length;
}
