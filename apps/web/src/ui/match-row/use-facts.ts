import { useTranslations } from 'next-intl';
import type { MatchRowView, RowContext } from './types.ts';
import { useRoundLabel } from './use-round-label.ts';

/** "Liga Norte · Semi-final · La Vega, field 2". */
export function useFacts(match: MatchRowView, context: RowContext): string {
  const t = useTranslations('matchList');
  const roundLabel = useRoundLabel();
  const { competition, group, venue, field } = match;
  const { withCompetition = false, withRound = false } = context;
  return [
    withCompetition ? competition.name : null,
    withRound || match.bracket !== null ? roundLabel(match) : null,
    group === null ? null : t('group', { group }),
    venue === null ? null : [venue.name, field?.name].filter(Boolean).join(', '),
  ]
    .filter((fact) => fact !== null)
    .join(' · ');
}
