interface InCompetition {
  readonly competitionId: string;
}

/** The path in the request of the competition with a problem. */
export function fieldOf(phases: readonly InCompetition[], { competitionId }: InCompetition): string {
  const ids = [...new Set(phases.map((phase) => phase.competitionId))];
  return `competitionIds.${ids.indexOf(competitionId)}`;
}
