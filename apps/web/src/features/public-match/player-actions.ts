import { type TimelineEntry, timelineEntries } from './data/timeline-entries.ts';

export interface PlayerAction {
  readonly type: 'GOAL' | 'OWN_GOAL' | 'YELLOW' | 'RED' | 'ON' | 'OFF';
  readonly entry: TimelineEntry;
}

const reds = ['RED', 'SECOND_YELLOW', 'DISQUALIFICATION', 'EXPULSION', 'GAME_MISCONDUCT'];

/** In chronological order. */
export function playerActions(
  match: Parameters<typeof timelineEntries>[0],
): ReadonlyMap<string, readonly PlayerAction[]> {
  const actions = new Map<string, PlayerAction[]>();
  const add = (playerId: string | undefined, action: PlayerAction) => {
    if (playerId !== undefined) actions.set(playerId, [...(actions.get(playerId) ?? []), action]);
  };
  for (const entry of timelineEntries(match).toReversed()) {
    const type = actionType(entry);
    if (type !== null) add(entry.player?.id, { type, entry });
    if (type === 'OFF') add(entry.related?.id, { type: 'ON', entry });
  }
  return actions;
}

function actionType({ type, kind, period }: TimelineEntry): PlayerAction['type'] | null {
  if (type === 'SUBSTITUTION') return 'OFF';
  if (type === 'CARD') return reds.includes(kind ?? '') ? 'RED' : 'YELLOW';
  return (type === 'GOAL' || type === 'OWN_GOAL') && period !== 'SO' ? type : null;
}
