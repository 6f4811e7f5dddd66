import type { EventSpec } from './played-match.ts';

interface Team {
  readonly id: string;
  readonly players: readonly { readonly id: string }[];
}

export type Dice = (sides: number) => number;

/** Pseudo-random numbers, the same in each run. */
export function dice(seed: number): Dice {
  let state = seed;
  return (sides) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % sides;
  };
}

interface Common {
  readonly teamId: string;
  readonly playerId: string | undefined;
  readonly period: number;
  readonly minute: number;
}

/** Goals with and without an assist, own goals and cards of two teams. */
export function someEvents(roll: Dice, home: Team, away: Team): EventSpec[] {
  return Array.from({ length: 14 }, (_, minute) => {
    const { id: teamId, players } = roll(2) === 0 ? home : away;
    const [player, other] = [players[roll(players.length)], players[roll(players.length)]];
    return randomEvent(roll, { teamId, playerId: player?.id, period: roll(2) + 1, minute }, other?.id);
  });
}

function randomEvent(roll: Dice, common: Common, other: string | undefined): EventSpec {
  if (roll(3) > 0)
    return { ...common, type: 'GOAL', ...(other === common.playerId ? {} : { relatedPlayerId: other }) };
  if (roll(3) === 0) return { ...common, type: 'OWN_GOAL' };
  return { ...common, type: 'CARD', kind: roll(4) === 0 ? 'RED' : 'YELLOW' };
}
