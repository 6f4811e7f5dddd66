'use client';

import { timelines } from '@traip/contract';
import { useTranslations } from 'next-intl';
import { SelectField, type SelectOption } from '../../ui/fields/select-field.tsx';
import { SearchField } from '../../ui/list/search-field.tsx';
import styles from './competition-list.module.css';
import type { CompetitionPage, Wanted } from './use-competition-list.ts';

interface FiltersProps {
  readonly wanted: Wanted;
  readonly offered: CompetitionPage['filters'];
  /** What changes; every change leads back to the first page. */
  readonly onChange: (change: Partial<Wanted>) => void;
}

/** What the list can be narrowed to; a choice says how many competitions it would leave. */
export function Filters({ wanted, offered, onChange }: FiltersProps) {
  const t = useTranslations('competitions');
  const select = (name: 'timeline' | 'seasonId' | 'categoryId' | 'traipId', options: SelectOption[]) =>
    (options.length > 1 || wanted[name] !== '') && (
      <SelectField
        key={name}
        label={t(`filters.${name}`)}
        hideLabel
        value={wanted[name]}
        onChange={(event) => onChange({ [name]: event.target.value })}
        placeholder={t(`all.${name}`)}
        options={options}
      />
    );
  const times = timelines.map((value) => ({ value, label: t(`timelines.${value}`) }));
  return (
    <div className={styles.tools}>
      <SearchField label={t('search')} value={wanted.search} onSearch={(search) => onChange({ search })} />
      {select('traipId', (offered?.traips ?? []).map(counted))}
      {select('seasonId', (offered?.seasons ?? []).map(counted))}
      {select('categoryId', (offered?.categories ?? []).map(counted))}
      {select('timeline', times)}
    </div>
  );
}

const counted = ({ id, name, count }: { id: string; name: string; count: number }) => ({
  value: id,
  label: `${name} (${count})`,
});
