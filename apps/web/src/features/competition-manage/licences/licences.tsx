'use client';

import { useTranslations } from 'next-intl';
import { Segments } from '../../../ui/choice/segments.tsx';
import { QueryState } from '../../../ui/list/query-state.tsx';
import { useUrlState } from '../../../ui/list/use-url-state.ts';
import type { ManagedCompetition } from '../data/use-competition.ts';
import { useRules } from './data/use-rules.ts';
import styles from './licences.module.css';
import { LicenceList } from './list/licence-list.tsx';
import { RulesCard } from './rules/rules-card.tsx';

const parts = ['list', 'rules'] as const;

/** Until a competition asks for licences there are only rules to set. */
export function Licences(managed: ManagedCompetition) {
  const t = useTranslations('licences.organiser');
  const query = useRules(managed.competition.id);
  const [{ part }, change] = useUrlState({ part: 'list' });
  return (
    <QueryState query={query} errorTitle={t('failed')} heading="h2">
      {(data) => (
        <div className={styles.stack}>
          {!data.proposed && (
            <Segments
              label={t('part')}
              value={part}
              onChange={(to) => change({ part: to })}
              options={parts.map((value) => ({ value, label: t(`parts.${value}`) }))}
            />
          )}
          {data.proposed || part === 'rules' ? (
            <RulesCard {...managed} data={data} />
          ) : (
            <LicenceList {...managed} />
          )}
        </div>
      )}
    </QueryState>
  );
}
