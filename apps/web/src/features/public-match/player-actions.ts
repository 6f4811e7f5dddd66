import { type ToldEvent, toldEvents } from './timeline-entries.ts';

/** What a player did, as it stands beside their name. */
export interface Deed {
  readonly what: 'GOAL' | 'OWN_GOAL' | 'YELLOW' | 'RED' | 'ON' | 'OFF';
  readonly told: ToldEvent;
}

const reds = ['RED', 'SECOND_YELLOW', 'DISQUALIFICATION', 'EXPULSION', 'GAME_MISCONDUCT'];

/** Goals, cards and substitutions by player, in their order. */
export function deedsOf(match: Parameters<typeof toldEvents>[0]): ReadonlyMap<string, readonly Deed[]> {
  const deeds = new Map<string, Deed[]>();
  const note = (playerId: string | undefined, deed: Deed) => {
    if (playerId !== undefined) deeds.set(playerId, [...(deeds.get(playerId) ?? []), deed]);
  };
  for (const told of toldEvents(match).toReversed()) {
    const what = whatIs(told);
    if (what !== null) note(told.player?.id, { what, told });
    if (what === 'OFF') note(told.related?.id, { what: 'ON', told });
  }
  return deeds;
}

function whatIs({ type, kind, period }: ToldEvent): Deed['what'] | null {
  if (type === 'SUBSTITUTION') return 'OFF';
  if (type === 'CARD') return reds.includes(kind ?? '') ? 'RED' : 'YELLOW';
  return (type === 'GOAL' || type === 'OWN_GOAL') && period !== 'SO' ? type : null;
}
