import type { PublicMatchData } from './load.ts';

type Stage = 'AHEAD' | 'LIVE' | 'OVER' | 'CANCELLED';

/** What the page is about: what may come, what happens, or what happened. */
export function stageOf({ state }: Pick<PublicMatchData, 'state'>): Stage {
  if (state === 'IN_PROGRESS') return 'LIVE';
  if (state === 'CANCELLED') return 'CANCELLED';
  return state === 'FINISHED' || state === 'CLOSED' ? 'OVER' : 'AHEAD';
}
