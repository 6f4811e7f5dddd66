'use client';

import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';
import Button from '@mui/material/Button';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { SubmitButton } from '../../../../ui/fields/submit-button.tsx';
import { FormFrame } from '../../../../ui/form/form-frame.tsx';
import { UnsavedGuard } from '../../../../ui/form/unsaved-guard.tsx';
import type { CompetitionData } from '../../data/use-competition.ts';
import type { RulesData } from '../data/use-rules.ts';
import { MoreFields } from './more-fields.tsx';
import styles from './rules.module.css';
import { useRulesForm } from './use-rules-form.ts';
import { UsualFields } from './usual-fields.tsx';

interface RulesFormProps {
  readonly competition: CompetitionData;
  readonly data: RulesData;
}

/** What most competitions ask for; the rest opens below it, and opens automatically when it has an error. */
export function RulesForm({ competition, data }: RulesFormProps) {
  const t = useTranslations();
  const [isOpen, setOpen] = useState(false);
  const rules = useRulesForm(competition.id, data);
  const { form, failure, busy, submit, isStale } = rules;
  const wrong = Object.keys(form.formState.errors.rules ?? {});
  const hasWrongBelow = wrong.some((field) => moreFields.includes(field));
  return (
    <FormFrame
      failure={failure}
      onSubmit={submit}
      submit={
        <div className={styles.save}>
          <UnsavedGuard dirty={form.formState.isDirty} />
          <SubmitButton label={t('ui.save')} busyLabel={t('ui.saving')} busy={busy} />
        </div>
      }
    >
      {data.proposed && <Notice tone="info">{t('licences.rules.proposed')}</Notice>}
      <UsualFields rules={rules} />
      <div>
        <Button
          variant="text"
          aria-expanded={isOpen || hasWrongBelow}
          endIcon={<ExpandMoreRounded className={isOpen ? styles.opened : undefined} />}
          onClick={() => setOpen(!isOpen)}
        >
          {t('licences.rules.more')}
        </Button>
      </div>
      {(isOpen || hasWrongBelow) && <MoreFields rules={rules} competition={competition} />}
      {isStale && <Notice tone="warning">{t('licences.rules.overtaken')}</Notice>}
    </FormFrame>
  );
}

const moreFields = [
  'changesUntil',
  'documents',
  'documentsKeptDays',
  'maxChanges',
  'exceptions',
  'minStaff',
  'maxStaff',
  'minPerGender',
  'numberPattern',
  'transferWindow',
];
