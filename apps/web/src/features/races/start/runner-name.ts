'use client';

import { useTranslations } from 'next-intl';
import { fullName } from '../../../ui/identity/full-name.ts';
import type { EntryData } from '../data/use-races.ts';

/** A name, or the words for having none. */
export function useRunnerName(): (entry: Pick<EntryData, 'person'>) => string {
  const t = useTranslations('races.start');
  return ({ person }) => (person && fullName(person)) || t('unnamed');
}
