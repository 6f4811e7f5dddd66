'use client';

import { useTranslations } from 'next-intl';
import { fullName } from '../../../ui/identity/full-name.ts';
import type { EntryData } from '../data/use-races.ts';

/** The name of a person or relay team, or a text for unnamed ones. */
export function useRunnerName(): (entry: Pick<EntryData, 'person' | 'team'>) => string {
  const t = useTranslations('races.start');
  return ({ person, team }) => team ?? ((person && fullName(person)) || t('unnamed'));
}
