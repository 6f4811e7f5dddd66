import { useTranslations } from 'next-intl';
import { fullName } from '../../ui/identity/full-name.ts';
import type { RankingRowData } from './load.ts';

type Named = Pick<RankingRowData, 'person' | 'team'>;

/** The name as far as everybody sees it. */
export function useCompetitorName(): (row: Named) => string {
  const t = useTranslations('ranking');
  return ({ person, team }) => team?.name ?? ((person && fullName(person)) || t('hidden'));
}

/** Whose name is hidden has no page. */
export function historyPath(code: string, { person, team }: Named): string | null {
  const id = team?.id ?? (person && fullName(person) !== '' ? person.id : null);
  return id === null ? null : `/t/${code}/ranking/${id}`;
}
