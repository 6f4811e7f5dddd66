'use client';

import { matchUnit } from '@traip/engine';
import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { QueryState } from '../../../ui/list/query-state.tsx';
import { isOver } from '../data/form-values.ts';
import {
  competitionUrl,
  type ManagedCompetition,
  matchesPath,
  type PhaseData,
  weighsIn,
} from '../data/use-competition.ts';
import styles from './broker.module.css';
import { FormatCard } from './format-card.tsx';
import { OutcomeCard } from './outcome-card.tsx';
import { StoredCard } from './stored-card.tsx';
import { type Config, useAlgorithms, useConfig } from './use-broker.ts';

/** Only combat sports need it. */
const UnweighedNotice = dynamic(
  () => import('../../weigh-in/index.ts').then((file) => file.UnweighedNotice),
  {
    ssr: false,
  },
);

/** Only decides matches with goals: a bout always has a winner. */
const goalsOnly = ['legs', 'awayGoals', 'extraTime', 'shootout'];

interface BrokerPanelProps extends ManagedCompetition {
  readonly phase: PhaseData;
}

/** The settings of a phase's fixtures, their preview, and the stored fixtures. */
export function BrokerPanel({ competition, orgCode, phase }: BrokerPanelProps) {
  const t = useTranslations('competitionManage.broker');
  const named = { phaseId: phase.id, competitionId: competition.id };
  const unit = matchUnit(competition.category.sportVariantKey);
  const algorithms = useAlgorithms();
  const config = useConfig(named, phase);
  const [isPreviewShown, setPreviewShown] = useState(false);
  const isLocked = isOver(phase) || isOver(competition);
  const mayManage = competition.abilities.includes('competitions.manage') && !isLocked;
  return (
    <div className={styles.panel}>
      {weighsIn(competition) && phase.matches === 0 && (
        <UnweighedNotice
          competitionId={competition.id}
          href={competitionUrl({ competition, orgCode }, 'weighIn')}
        />
      )}
      <QueryState query={algorithms} errorTitle={t('loadFailed')}>
        {(offered) => (
          <QueryState query={config} errorTitle={t('loadFailed')}>
            {(stored) => (
              <FormatCard
                named={named}
                phase={phase}
                mayManage={mayManage}
                algorithms={offered}
                config={stored}
                hidden={weighsIn(competition) ? goalsOnly : []}
                onPreview={() => setPreviewShown(true)}
              />
            )}
          </QueryState>
        )}
      </QueryState>
      {mayManage && phase.broker !== null && isPreviewShown && (
        <OutcomeCard named={named} phase={phase} unit={unit} onGenerated={() => setPreviewShown(false)} />
      )}
      {phase.matches > 0 && (
        <StoredCard
          named={named}
          phase={phase}
          unit={unit}
          isLocked={isLocked}
          legs={legsByHand(config.data)}
          matchesPath={matchesPath({ competition, orgCode })}
        />
      )}
    </div>
  );
}

/** Null when the matches come from a draw. */
function legsByHand(config: Config | null | undefined): number | null {
  return config?.algorithm === 'MANUAL' ? Number(config.params.legs ?? 1) : null;
}
