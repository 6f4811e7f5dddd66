import { useTranslations } from 'next-intl';
import { fullName } from '../../ui/identity/full-name.ts';
import type { RankingRowData } from './load.ts';

type Named = Pick<RankingRowData, 'person' | 'team'>;

/** The public part of the name. */
export function useCompetitorName(): (row: Named) => string {
  const t = useTranslations('ranking');
  return ({ person, team }) => team?.name ?? ((person && fullName(person)) || t('hidden'));
}

/** People with hidden names have no page. */
export function historyPath(code: string, { person, team }: Named): string | null {
  const id = team?.id ?? (person && fullName(person) !== '' ? person.id : null);
  return id === null ? null : `/t/${code}/ranking/${id}`;
}
