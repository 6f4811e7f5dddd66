'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { registrationApi } from '../../../../lib/api/registration.ts';
import { Card } from '../../../../ui/card.tsx';
import { useConfirm } from '../../../../ui/dialog/confirm.tsx';
import { SwitchRow } from '../../../../ui/fields/switch-row.tsx';
import { isOver } from '../../data/form-values.ts';
import { type ManagedCompetition, useChange } from '../../data/use-competition.ts';
import { useLicenceCounts } from '../data/use-licence-counts.ts';
import { type RulesData, useInvalidateLicences } from '../data/use-rules.ts';
import styles from './rules.module.css';
import { RulesForm } from './rules-form.tsx';

interface RulesCardProps extends ManagedCompetition {
  readonly data: RulesData;
}

/** Whether a competition requires licences, and what for. */
export function RulesCard({ data, ...managed }: RulesCardProps) {
  const t = useTranslations('licences.rules');
  const { competition } = managed;
  const [isSwitchedOn, setSwitchedOn] = useState(false);
  const stop = useStop(competition.id, data);
  const requiresLicences = !data.proposed || isSwitchedOn;
  const toggle = (isOn: boolean) => {
    if (isOn || data.proposed) setSwitchedOn(isOn);
    else void stop();
  };
  return (
    <Card title={t('title')}>
      <div className={styles.stack}>
        {!isOver(competition) && (
          <SwitchRow label={t('asks')} hint={t('asksHint')} checked={requiresLicences} onChange={toggle} />
        )}
        {requiresLicences && <RulesForm key={competition.id} competition={competition} data={data} />}
      </div>
    </Card>
  );
}

/** Shows how many licences will stop counting before saving. */
function useStop(competitionId: string, { version }: RulesData) {
  const t = useTranslations();
  const confirm = useConfirm();
  const change = useChange();
  const invalidate = useInvalidateLicences();
  const { data: byState } = useLicenceCounts(competitionId);
  const count = Object.values(byState ?? {}).reduce((sum: number, one) => sum + one, 0);
  return async () => {
    const isConfirmed = await confirm({
      title: t('licences.rules.stopTitle'),
      text: t('licences.rules.stopText', { count }),
      confirmLabel: t('licences.rules.stop'),
      danger: true,
    });
    if (!isConfirmed) return;
    const params = { competitionId };
    await change(() => registrationApi.saveRules({ params, body: { rules: null, version } }), {
      done: t('licences.rules.stopped'),
      failed: t('ui.failures.save'),
    });
    await invalidate();
  };
}
