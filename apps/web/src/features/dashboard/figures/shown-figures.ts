import type { FigureKey, OrganisationAbility } from '@traip/contract';

/** Actionable figures come first; readers see the activity. */
export function shownFigures(abilities: readonly OrganisationAbility[]): readonly FigureKey[] {
  if (abilities.includes('members.manage')) return ['matches', 'live', 'unclosed', 'invitations'];
  if (abilities.includes('matches.manage')) return ['matches', 'live', 'unclosed', 'withoutReferee'];
  return ['matches', 'live', 'teams', 'people'];
}

/** The list that a figure counts. */
export function listOf(key: FigureKey, orgCode: string): string {
  const root = `/dashboard/${orgCode}`;
  switch (key) {
    case 'live':
      return `${root}/matches?timeline=LIVE`;
    case 'unclosed':
      return `${root}/matches?pending=close`;
    case 'overdue':
      return `${root}/matches?pending=overdue`;
    case 'unscheduled':
      return `${root}/matches?pending=date`;
    case 'withoutReferee':
      return `${root}/matches?timeline=TODAY&pending=referee`;
    case 'lineupsMissing':
      return `${root}/matches?timeline=TODAY&pending=lineup`;
    case 'invitations':
      return `${root}/settings?tab=members`;
    case 'teams':
    case 'people':
      return `${root}/teams`;
    default:
      return `${root}/matches?timeline=TODAY`;
  }
}
