import type { CompetitionData } from './use-competition.ts';

/** A competition as form values; null becomes the empty string. */
export function toFormValues(competition: CompetitionData) {
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

/** Until the first match, rules that affect results can still change. */
export function isUpcoming({ state }: Pick<CompetitionData, 'state'>): boolean {
  return state === 'DRAFT' || state === 'PENDING' || state === 'PUBLICIZED';
}

export function isOver({ state }: Pick<CompetitionData, 'state'>): boolean {
  return state === 'FINISHED' || state === 'CANCELED';
}
