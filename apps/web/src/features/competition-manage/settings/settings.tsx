'use client';

import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { Card } from '../../../ui/card.tsx';
import { isOver } from '../data/form-values.ts';
import type { ManagedCompetition } from '../data/use-competition.ts';
import { ExportCompetition } from '../exchange/export-competition.tsx';
import { OverviewFacts } from '../overview/overview-facts.tsx';
import { DeleteCompetition } from './delete-competition.tsx';
import styles from './settings.module.css';
import { SettingsForm } from './settings-form.tsx';

/** Loaded on demand: its client is only needed here. */
const ReportSetting = dynamic(() => import('./report-setting.tsx').then((file) => file.ReportSetting), {
  ssr: false,
});

const LookEditor = dynamic(() => import('../../look-settings/index.ts').then((module) => module.LookEditor), {
  ssr: false,
});

export function Settings(managed: ManagedCompetition) {
  const t = useTranslations('competitionManage');
  const { competition } = managed;
  const mayManage = competition.abilities.includes('competitions.manage') && !isOver(competition);
  return (
    <div className={styles.stack}>
      <Card title={t('tabs.settings')}>
        {mayManage ? <SettingsForm competition={competition} /> : <OverviewFacts competition={competition} />}
      </Card>
      {competition.abilities.includes('competitions.manage') && (
        <LookEditor subject={{ kind: 'competition', id: competition.id, name: competition.name }} />
      )}
      {competition.abilities.includes('traips.manage') && !isOver(competition) && (
        <ReportSetting competitionId={competition.id} />
      )}
      {competition.abilities.includes('competitions.manage') && (
        <ExportCompetition competition={competition} />
      )}
      {competition.abilities.includes('traips.manage') && <DeleteCompetition {...managed} />}
    </div>
  );
}
