import { useTranslations } from 'next-intl';
import { fullName } from '../../ui/identity/full-name.ts';
import type { ResultRow } from './load.ts';

/** Golf is not null for golfers, who have numbers and no bibs. */
type Named = Pick<ResultRow, 'person' | 'team' | 'bib'> & { readonly golf: object | null };

/** The public part of the name; a hidden name is replaced by the bib. */
export function useShownName(): (row: Named) => string {
  const t = useTranslations('races.public');
  return ({ person, team, bib, golf }) =>
    team || (person && fullName(person)) || t('hidden', { bib, kind: golf === null ? 'RACE' : 'GOLF' });
}
