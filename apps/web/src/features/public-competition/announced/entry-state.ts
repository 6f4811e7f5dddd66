import type { PublicCompetitionData } from '../../public-matches/index.ts';

type Entry = Pick<PublicCompetitionData, 'state' | 'takesRegistrations' | 'maxTeams' | 'teams'>;

/** Whether teams can still enter. */
export type EntryState = 'OPEN' | 'FULL' | 'CLOSED';

const takesTeams: readonly string[] = ['PUBLICIZED', 'IN_PROGRESS_AND_OPENED'];

export function entryState({ state, takesRegistrations, maxTeams, teams }: Entry): EntryState {
  if (maxTeams !== null && teams >= maxTeams) return 'FULL';
  return takesTeams.includes(state) && takesRegistrations ? 'OPEN' : 'CLOSED';
}

type Announced = Pick<PublicCompetitionData, 'state'> & {
  readonly phases: readonly { readonly played: number }[];
};

/** Public, and nothing has been played. */
export function isAnnounced({ state, phases }: Announced): boolean {
  return takesTeams.includes(state) && phases.every(({ played }) => played === 0);
}
