const states = ['IN_PROGRESS', 'IN_PROGRESS_AND_OPENED', 'PUBLICIZED'];

/** Competitions that can have upcoming matches: those in progress, then announced ones. */
export function withMatches<T extends { readonly state: string }>(competitions: readonly T[]): T[] {
  return states.flatMap((state) => competitions.filter((competition) => competition.state === state));
}
