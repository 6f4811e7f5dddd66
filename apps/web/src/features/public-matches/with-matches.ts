const states = ['IN_PROGRESS', 'IN_PROGRESS_AND_OPENED', 'PUBLICIZED'];

/** Competitions that can have matches to come: those being played, then those announced. */
export function withMatches<T extends { readonly state: string }>(competitions: readonly T[]): T[] {
  return states.flatMap((state) => competitions.filter((competition) => competition.state === state));
}
