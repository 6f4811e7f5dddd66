'use client';

import Button from '@mui/material/Button';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/feedback/state.tsx';
import { SwitchRow } from '../../ui/fields/switch-row.tsx';
import { QueryState } from '../../ui/list/query-state.tsx';
import { useUrlState } from '../../ui/list/use-url-state.ts';
import { type ClassificationView, PhaseStandings, rulesOf } from '../../ui/standings/index.ts';
import { Adjustments } from './adjustments.tsx';
import styles from './competition-standings.module.css';
import { DrawDialog } from './draw-dialog.tsx';
import { type CompetitionData, useTables } from './use-standings.ts';

interface CompetitionStandingsProps {
  readonly competition: CompetitionData;
}

/** The tables for organisers, with everything that changes them outside the matches. */
export function CompetitionStandings({ competition }: CompetitionStandingsProps) {
  const t = useTranslations('competitionStandings');
  const [{ live }, change] = useUrlState({ live: '' });
  const query = useTables(competition.id, live === '1');
  const isEmpty = ({ phases }: ClassificationView) =>
    phases.every(({ tables }) => tables.every(({ rows }) => rows.length === 0));
  return (
    <div className={styles.stack}>
      {(query.data === undefined || !isEmpty(query.data)) && (
        <Card>
          <SwitchRow
            label={t('live')}
            hint={t('liveHint')}
            checked={live === '1'}
            onChange={(checked) => change({ live: checked ? '1' : '' })}
          />
        </Card>
      )}
      <QueryState
        query={query}
        errorTitle={t('failed')}
        isEmpty={isEmpty}
        empty={
          <Card>
            <EmptyState heading="h2" title={t('none')}>
              {t('noneText')}
            </EmptyState>
          </Card>
        }
      >
        {(data) => <Tables competition={competition} data={data} />}
      </QueryState>
    </div>
  );
}

function Tables({ competition, data }: { competition: CompetitionData; data: ClassificationView }) {
  const rules = rulesOf(competition);
  const may = (ability: CompetitionData['abilities'][number]) => competition.abilities.includes(ability);
  const phases = data.phases.filter(({ tables }) => tables.length > 0);
  if (rules === null) return null;
  return (
    <div className={styles.stack}>
      {phases.map((phase) => (
        <div key={phase.id} className={styles.phase}>
          <PhaseStandings phase={phase} rules={rules} />
          {may('competitions.manage') && <RecordDraw phase={phase} />}
        </div>
      ))}
      {may('traips.manage') && <Adjustments competition={competition} phases={phases} />}
    </div>
  );
}

/** Lots drawn manually override those of the committed seed. */
function RecordDraw({ phase }: { readonly phase: ClassificationView['phases'][number] }) {
  const t = useTranslations('competitionStandings');
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {t('recordDraw')}
      </Button>
      {isOpen && <DrawDialog phase={phase} onClose={() => setOpen(false)} />}
    </div>
  );
}
