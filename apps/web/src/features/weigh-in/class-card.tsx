'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { Card } from '../../ui/card.tsx';
import { FormError } from '../../ui/feedback/notice.tsx';
import { useToast } from '../../ui/feedback/toast.tsx';
import { SubmitButton } from '../../ui/fields/submit-button.tsx';
import { SwitchRow } from '../../ui/fields/switch-row.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { useFailureMessage } from '../../ui/form/use-failure-message.ts';
import { nameOfClass } from './data/fits.ts';
import { readKilograms } from './data/read-kilograms.ts';
import { useWeighInActions, type WeighInData } from './data/use-weigh-in.ts';
import styles from './weigh-in.module.css';

interface ClassCardProps {
  readonly competitionId: string;
  readonly data: WeighInData;
}

export function ClassCard({ competitionId, data }: ClassCardProps) {
  const t = useTranslations('weighIn');
  const { weightClass, isDrawn } = data;
  const title = weightClass === null ? t('noClass') : t('classOf', { name: nameOfClass(weightClass) });
  return (
    <Card title={title}>
      {isDrawn ? (
        <p className={styles.quiet}>{t('drawn')}</p>
      ) : (
        <ClassForm competitionId={competitionId} data={data} />
      )}
    </Card>
  );
}

const typed = (kg: number | null | undefined) => (kg == null ? '' : String(kg));

function ClassForm({ competitionId, data }: ClassCardProps) {
  const t = useTranslations('weighIn');
  const toast = useToast();
  const failureMessage = useFailureMessage();
  const { setClass } = useWeighInActions(competitionId);
  const [above, setAbove] = useState(typed(data.weightClass?.above));
  const [upTo, setUpTo] = useState(typed(data.weightClass?.upTo));
  const [isRequired, setRequired] = useState(data.isRequired);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const limits = { above: readKilograms(above), upTo: readKilograms(upTo) };
    const isEmpty = limits.above === null && limits.upTo === null;
    setBusy(true);
    try {
      await setClass({ weightClass: isEmpty ? null : limits, isRequired });
      setFailure(null);
      toast(t('classSaved'));
    } catch (refused) {
      setFailure(failureMessage(refused, t('failed')));
    } finally {
      setBusy(false);
    }
  };
  const limit = { inputMode: 'decimal', maxLength: 6 } as const;
  return (
    <form className={styles.class} onSubmit={(event) => void submit(event)}>
      <div className={styles.limits}>
        <TextField
          label={t('above')}
          hint={t('aboveHint')}
          value={above}
          input={limit}
          onChange={(event) => setAbove(event.target.value)}
        />
        <TextField
          label={t('upTo')}
          hint={t('upToHint')}
          value={upTo}
          input={limit}
          onChange={(event) => setUpTo(event.target.value)}
        />
      </div>
      <SwitchRow label={t('required')} hint={t('requiredHint')} checked={isRequired} onChange={setRequired} />
      {failure !== null && <FormError>{failure}</FormError>}
      <SubmitButton label={t('saveClass')} busyLabel={t('saving')} busy={busy} />
    </form>
  );
}
