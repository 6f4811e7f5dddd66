interface InCompetition {
  readonly competitionId: string;
}

/** The place in the request of the competition that something is wrong with. */
export function fieldOf(phases: readonly InCompetition[], { competitionId }: InCompetition): string {
  const ids = [...new Set(phases.map((phase) => phase.competitionId))];
  return `competitionIds.${ids.indexOf(competitionId)}`;
}
