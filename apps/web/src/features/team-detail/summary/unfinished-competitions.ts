import { CallFailure } from '@traip/contract';

/** The competitions that prevent deleting a team; empty for other reasons. */
export function unfinishedCompetitions(failure: unknown): readonly string[] {
  if (!(failure instanceof CallFailure) || failure.code !== 'TEAM_IN_COMPETITION') return [];
  const details = failure.error?.details as
    | { readonly competitions?: readonly { name: string }[] }
    | undefined;
  return (details?.competitions ?? []).map(({ name }) => name);
}
