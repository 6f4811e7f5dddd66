import type { PublicMatchData } from './load.ts';

type Stage = 'AHEAD' | 'LIVE' | 'OVER' | 'CANCELLED';

/** The stage of the match, which decides what the page shows. */
export function stageOf({ state }: Pick<PublicMatchData, 'state'>): Stage {
  if (state === 'IN_PROGRESS') return 'LIVE';
  if (state === 'CANCELLED') return 'CANCELLED';
  return state === 'FINISHED' || state === 'CLOSED' ? 'OVER' : 'AHEAD';
}
