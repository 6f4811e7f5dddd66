'use client';

import type { MatchFilters as Filters, Write } from '@traip/contract';
import { useTranslations } from 'next-intl';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { SearchField } from '../../../ui/list/search-field.tsx';
import type { PhaseData } from '../data/use-competition.ts';
import styles from './matches.module.css';
import { PhaseFilter } from './phase-filter.tsx';
import type { MatchCriteria } from './use-matches.ts';

interface MatchFiltersProps {
  readonly phases: readonly PhaseData[];
  readonly criteria: MatchCriteria;
  readonly available: Write<typeof Filters> | undefined;
  readonly onChange: (change: Partial<MatchCriteria>) => void;
}

/** Each option shows how many matches it leaves. */
export function MatchFilters({ phases, criteria, available, onChange }: MatchFiltersProps) {
  const t = useTranslations('competitionManage');
  const states = useTranslations('matchStates');
  return (
    <div className={styles.tools}>
      <SearchField
        label={t('searchMatches')}
        value={criteria.search}
        onSearch={(search) => onChange({ search })}
      />
      <PhaseFilter
        phases={phases}
        value={criteria.phase}
        all={t('allPhases')}
        onChange={(phase) => onChange({ phase })}
      />
      <SelectField
        label={t('state')}
        hideLabel
        placeholder={t('anyState')}
        value={criteria.state}
        onChange={({ target }) => onChange({ state: target.value })}
        options={(available?.states ?? []).map(({ state, count }) => ({
          value: state,
          label: `${states(state)} (${count})`,
        }))}
      />
      <SelectField
        label={t('when')}
        hideLabel
        placeholder={t('anyTime')}
        value={criteria.timeline}
        onChange={({ target }) => onChange({ timeline: target.value })}
        options={(available?.timelines ?? []).map(({ timeline, count }) => ({
          value: timeline,
          label: `${t(`timelines.${timeline}`)} (${count})`,
        }))}
      />
    </div>
  );
}
