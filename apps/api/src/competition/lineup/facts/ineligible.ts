import type { Ineligibility } from '@traip/engine/registration';
import type { MatchRecord } from '../../match/desk/queries.ts';
import type { lineupFacts } from './lineup-facts.ts';

/** A player in a lineup whom the rules of the competition exclude. */
export interface IneligiblePlayer {
  readonly breach: 'PLAYER_NOT_ELIGIBLE';
  readonly field: `players[${number}]`;
  readonly playerId: string;
  readonly reasons: readonly Ineligibility[];
}

/** Suspensions and other teams are problems of any lineup, with or without eligibility rules. */
const toldElsewhere: readonly Ineligibility['code'][] = ['SUSPENDED', 'OTHER_TEAM'];

export function ineligiblePlayers(
  players: readonly { readonly playerId: string }[],
  { reasons }: Pick<Awaited<ReturnType<typeof lineupFacts>>, 'reasons'>,
): readonly IneligiblePlayer[] {
  return players.flatMap(({ playerId }, index) => {
    const own = (reasons.get(playerId) ?? []).filter(({ code }) => !toldElsewhere.includes(code));
    if (own.length === 0) return [];
    return [
      { breach: 'PLAYER_NOT_ELIGIBLE' as const, field: `players[${index}]` as const, playerId, reasons: own },
    ];
  });
}

/** Whether such players are refused, or only noted. */
export function isEnforced({ registrationRules }: Pick<MatchRecord, 'registrationRules'>): boolean {
  return registrationRules?.enforcement !== 'WARN';
}
