import { useTranslations } from 'next-intl';
import { fullName } from '../../ui/identity/full-name.ts';
import type { ResultRow } from './load.ts';

/** Of golf anything but null, where people have numbers and no bibs. */
type Named = Pick<ResultRow, 'person' | 'team' | 'bib'> & { readonly golf: object | null };

/** The name as far as everybody sees it; of a hidden one the bib stands for it. */
export function useShownName(): (row: Named) => string {
  const t = useTranslations('races.public');
  return ({ person, team, bib, golf }) =>
    team || (person && fullName(person)) || t('hidden', { bib, kind: golf === null ? 'RACE' : 'GOLF' });
}
