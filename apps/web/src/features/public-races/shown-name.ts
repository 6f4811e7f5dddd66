import { useTranslations } from 'next-intl';
import { fullName } from '../../ui/identity/full-name.ts';
import type { ResultRow } from './load.ts';

/** The name as far as everybody sees it; of a hidden one the bib stands for it. */
export function useShownName(): (row: Pick<ResultRow, 'person' | 'team' | 'bib' | 'golf'>) => string {
  const t = useTranslations('races.public');
  return ({ person, team, bib, golf }) =>
    team || (person && fullName(person)) || t('hidden', { bib, kind: golf === null ? 'RACE' : 'GOLF' });
}
