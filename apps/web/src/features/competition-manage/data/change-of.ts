import type { CompetitionData } from './use-competition.ts';

/** A competition as the form of its change holds it; a field that is empty says the empty text. */
export function changeOf(competition: CompetitionData) {
  const { id, name, description, privacy, startsOn, endsOn, takesRegistrations } = competition;
  const { maxTeams, rulesOverride, withdrawalMode, version, season, category } = competition;
  return {
    id,
    name,
    description: description ?? '',
    privacy,
    startsOn,
    endsOn,
    takesRegistrations,
    maxTeams,
    rulesOverride,
    withdrawalMode,
    version,
    seasonId: season.id,
    categoryId: category.id,
  };
}

/** Before anybody plays: what decides results may still change. */
export function isAhead({ state }: Pick<CompetitionData, 'state'>): boolean {
  return state === 'DRAFT' || state === 'PENDING' || state === 'PUBLICIZED';
}

/** Nothing of it is played any more. */
export function isOver({ state }: Pick<CompetitionData, 'state'>): boolean {
  return state === 'FINISHED' || state === 'CANCELED';
}
