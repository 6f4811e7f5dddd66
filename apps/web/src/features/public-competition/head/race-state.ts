import type { PublicCompetitionData } from '../../public-matches/index.ts';

type State = PublicCompetitionData['state'];

/** What is announced has begun once anybody reads its results, whether or not somebody pressed “Start”. */
export function raceState(
  state: State,
  races: readonly { readonly publication: string; readonly results: number }[],
): State {
  const isRead = races.some(({ publication, results }) => publication !== 'DRAFT' && results > 0);
  return state === 'PUBLICIZED' && isRead ? 'IN_PROGRESS' : state;
}
