'use client';

import { useTranslations } from 'next-intl';
import { Segments } from '../../../ui/choice/segments.tsx';
import { QueryState } from '../../../ui/list/query-state.tsx';
import { useUrlState } from '../../../ui/list/use-url-state.ts';
import type { ManagedCompetition } from '../data/use-competition.ts';
import { type RulesData, useRules } from './data/use-rules.ts';
import styles from './licences.module.css';
import { LicenceList } from './list/licence-list.tsx';
import { ProtestsCard } from './protests/protests-card.tsx';
import { QuestionsCard } from './questions/questions-card.tsx';
import { RulesCard } from './rules/rules-card.tsx';

const parts = ['list', 'rules', 'questions', 'protests'] as const;

/** The licences, their rules, and what else is asked. */
export function Licences(managed: ManagedCompetition) {
  const t = useTranslations('licences.organiser');
  const query = useRules(managed.competition.id);
  return (
    <QueryState query={query} errorTitle={t('failed')} heading="h2">
      {(data) => <Parts {...managed} data={data} />}
    </QueryState>
  );
}

function Parts({ data, ...managed }: ManagedCompetition & { readonly data: RulesData }) {
  const t = useTranslations('licences.organiser');
  const [{ part }, change] = useUrlState({ part: 'list' });
  // There are no licences until the competition requires them.
  const shown = parts.filter((one) => one !== 'list' || !data.proposed);
  const open = shown.find((one) => one === part) ?? (data.proposed ? 'rules' : 'list');
  return (
    <div className={styles.stack}>
      <Segments
        label={t('part')}
        value={open}
        onChange={(to) => change({ part: to })}
        options={shown.map((value) => ({ value, label: t(`parts.${value}`) }))}
      />
      {open === 'list' && <LicenceList {...managed} rules={data.rules} />}
      {open === 'rules' && <RulesCard {...managed} data={data} />}
      {open === 'protests' && <ProtestsCard {...managed} />}
      {open === 'questions' && <QuestionsCard competitionId={managed.competition.id} />}
    </div>
  );
}
