'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { traipApi } from '../../../lib/api/browser.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { Pair } from '../../../ui/form/form-frame.tsx';
import { isUpcoming } from '../data/form-values.ts';
import type { CompetitionData } from '../data/use-competition.ts';
import type { SettingsFormState } from './settings-form.tsx';

interface PartFieldsProps {
  readonly competition: CompetitionData;
  readonly settings: SettingsFormState;
}

const named = ({ id, name }: { readonly id: string; readonly name: string }) => ({ value: id, label: name });

/** Fixed once a match has been played. */
export function PartFields({ competition, settings: { form, problem } }: PartFieldsProps) {
  const t = useTranslations('competitionManage');
  const { traip, season, category } = competition;
  const { data } = useQuery({
    queryKey: ['traip', 'get', { id: traip.id }],
    queryFn: ({ signal }) => traipApi.get({ params: { id: traip.id } }, { signal }),
  });
  if (!isUpcoming(competition)) return null;
  // A select rendered before its options would lose its value.
  if (data === undefined) return null;
  return (
    <Pair>
      <SelectField
        {...form.register('seasonId')}
        label={t('season')}
        error={problem('seasonId')}
        placeholder={null}
        options={(data.seasons.length > 0 ? data.seasons : [season]).map(named)}
      />
      <SelectField
        {...form.register('categoryId')}
        label={t('category')}
        error={problem('categoryId')}
        placeholder={null}
        options={(data.categories.length > 0 ? data.categories : [category]).map(named)}
      />
    </Pair>
  );
}
