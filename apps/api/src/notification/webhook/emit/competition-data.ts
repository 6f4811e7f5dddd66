import type { CompetitionFacts } from './queries.ts';

/** The fields that every event about a competition starts with. */
export function inCompetition<L>(facts: CompetitionFacts, links: L) {
  return {
    version: 1 as const,
    organisation: { id: facts.organisationId, code: facts.orgCode, name: facts.organisationName },
    competition: { id: facts.competitionId, name: facts.competitionName },
    links,
  };
}
