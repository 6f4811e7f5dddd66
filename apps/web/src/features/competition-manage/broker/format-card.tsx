'use client';

import Button from '@mui/material/Button';
import { isManual } from '@traip/engine/formats';
import { useTranslations } from 'next-intl';
import { Card } from '../../../ui/card.tsx';
import { FormError } from '../../../ui/feedback/notice.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { UnsavedGuard } from '../../../ui/form/unsaved-guard.tsx';
import type { PhaseData } from '../data/use-competition.ts';
import styles from './broker.module.css';
import { BrokerForm } from './broker-form.tsx';
import type { Algorithm, Config, PhaseOfCompetition } from './use-broker.ts';
import { useBrokerForm } from './use-broker-form.ts';

interface FormatCardProps {
  readonly named: PhaseOfCompetition;
  readonly phase: PhaseData;
  readonly algorithms: readonly Algorithm[];
  readonly config: Config | null;
  readonly mayManage: boolean;
  /** Parameters that have no meaning in its sport. */
  readonly hidden: readonly string[];
  readonly onPreview: () => void;
}

export function FormatCard(props: FormatCardProps) {
  const t = useTranslations('competitionManage.broker');
  return (
    <Card title={t('title', { name: props.phase.name })}>
      {props.mayManage ? <EditedFormat {...props} /> : <ReadFormat {...props} />}
    </Card>
  );
}

function EditedFormat({ named, algorithms, config, hidden, onPreview }: FormatCardProps) {
  const t = useTranslations('competitionManage.broker');
  const toast = useToast();
  const form = useBrokerForm(named, config);
  const isByHand = form.draft.algorithm !== '' && isManual(form.draft.algorithm);
  const isNew = form.isDirty || config === null;
  const saveAndPreview = async () => {
    if (isNew && !(await form.save())) return;
    if (form.isDirty) toast(t('saved'));
    if (!isByHand) onPreview();
  };
  const buttonLabel = () => {
    if (form.busy) return t('saving');
    if (isByHand) return t('save');
    return isNew ? t('saveAndPreview') : t('preview');
  };
  return (
    <div className={styles.stack}>
      <UnsavedGuard dirty={form.isDirty} />
      <BrokerForm algorithms={algorithms} form={form} hidden={hidden} />
      {form.failure !== null && <FormError>{form.failure}</FormError>}
      {(!isByHand || isNew) && (
        <div className={styles.actions}>
          <Button
            variant={config?.generatedAt ? 'outlined' : 'contained'}
            aria-disabled={form.busy}
            onClick={() => !form.busy && void saveAndPreview()}
          >
            {buttonLabel()}
          </Button>
          {!isByHand && <p className={styles.quiet}>{t('previewHint')}</p>}
        </div>
      )}
    </div>
  );
}

function ReadFormat({ algorithms, config }: FormatCardProps) {
  const t = useTranslations('competitionManage.broker');
  const chosen = algorithms.find(({ key }) => key === config?.algorithm);
  if (chosen === undefined || config === null) return <p>{t('notChosen')}</p>;
  return (
    <>
      <p>
        <b>{chosen.name}.</b> {chosen.description}
      </p>
      {!isManual(chosen.key) && <p className={styles.quiet}>{t('seedIs', { seed: config.seed })}</p>}
    </>
  );
}
