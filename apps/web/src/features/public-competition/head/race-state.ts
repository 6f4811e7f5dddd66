import type { PublicCompetitionData } from '../../public-matches/index.ts';

type State = PublicCompetitionData['state'];

/** An announced competition has begun once results are public, even without pressing “Start”. */
export function raceState(
  state: State,
  races: readonly { readonly publication: string; readonly results: number }[],
): State {
  const isRead = races.some(({ publication, results }) => publication !== 'DRAFT' && results > 0);
  return state === 'PUBLICIZED' && isRead ? 'IN_PROGRESS' : state;
}
