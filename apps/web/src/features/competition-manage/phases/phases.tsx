'use client';

import AddRounded from '@mui/icons-material/AddRounded';
import Button from '@mui/material/Button';
import { maxPhases } from '@traip/contract';
import { matchUnit } from '@traip/engine';
import { useSearchParams } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/feedback/state.tsx';
import { BrokerPanel } from '../broker/broker-panel.tsx';
import { isOver } from '../data/form-values.ts';
import type { ManagedCompetition, PhaseData } from '../data/use-competition.ts';
import { MoveButtons } from '../moves/move-buttons.tsx';
import { PhaseDialog } from './phase-dialog.tsx';
import { PhaseRow } from './phase-row.tsx';
import styles from './phases.module.css';

/** All phases; below them the selected one with its format and fixtures. */
export function Phases(managed: ManagedCompetition) {
  const t = useTranslations('competitionManage');
  const { competition } = managed;
  const { phases, abilities, category } = competition;
  const unit = matchUnit(category.sportVariantKey);
  const requestedId = useSearchParams().get('phase');
  const [edited, setEdited] = useState<PhaseData | 'new' | null>(null);
  const chosen = phases.find(({ id }) => id === requestedId) ?? phases[0];
  const mayManage = abilities.includes('competitions.manage') && !isOver(competition);
  const add = mayManage && phases.length < maxPhases && (
    <Button
      variant={phases.length === 0 ? 'contained' : 'outlined'}
      startIcon={<AddRounded />}
      onClick={() => setEdited('new')}
    >
      {t('phases.add')}
    </Button>
  );
  return (
    <div className={styles.stack}>
      <Card title={t('tabs.phases')} aside={phases.length > 0 && add} flush>
        {phases.length === 0 && (
          <EmptyState title={t('noPhases')} action={add}>
            {t('noPhasesText', { unit })}
          </EmptyState>
        )}
        <ol>
          {phases.map((phase) => (
            <PhaseRow
              key={phase.id}
              {...managed}
              phase={phase}
              mayManage={mayManage}
              isSelected={phase === chosen}
              onRename={() => setEdited(phase)}
            />
          ))}
        </ol>
      </Card>
      {chosen !== undefined && <SelectedPhase key={chosen.id} {...managed} phase={chosen} />}
      {edited !== null && (
        <PhaseDialog
          competition={competition}
          phase={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
        />
      )}
    </div>
  );
}

function SelectedPhase({ phase, ...managed }: ManagedCompetition & { readonly phase: PhaseData }) {
  const t = useTranslations('competitionManage');
  const unit = matchUnit(managed.competition.category.sportVariantKey);
  return (
    <>
      {phase.next.length > 0 && (
        <Card title={t('state')}>
          <div className={styles.state}>
            <p className={styles.text}>{t(`phaseStateTexts.${phase.state}`, { unit })}</p>
            <MoveButtons {...managed} phase={phase} />
          </div>
        </Card>
      )}
      <BrokerPanel {...managed} phase={phase} />
    </>
  );
}
