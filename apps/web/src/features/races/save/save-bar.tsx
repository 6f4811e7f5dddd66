'use client';

import Button from '@mui/material/Button';
import { useTranslations } from 'next-intl';
import { FormError } from '../../../ui/feedback/notice.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { UnsavedGuard } from '../../../ui/form/unsaved-guard.tsx';
import styles from './save-bar.module.css';
import type { useSaving } from './use-saving.ts';

interface SaveBarProps {
  /** The id of the save button. */
  readonly id: string;
  readonly saving: ReturnType<typeof useSaving>;
  /** How many rows have unsaved changes. */
  readonly count: number;
  readonly isOfficial: boolean;
  readonly label: string;
}

export function SaveBar({ id, saving, count, isOfficial, label }: SaveBarProps) {
  const t = useTranslations('races.results');
  const { failure, reason, setReason, busy, needsForce, isDoubtful, save } = saving;
  const retryLabel = needsForce ? t('insist') : isDoubtful ? t('saveAnyway') : null;
  return (
    <div className={styles.save}>
      <UnsavedGuard dirty={count > 0 && !busy} />
      {(isOfficial || needsForce) && count > 0 && (
        <TextField
          label={needsForce ? t('insistReason') : t('reason')}
          hint={needsForce ? t('insistHint') : t('reasonHint')}
          value={reason}
          autoComplete="off"
          input={{ maxLength: 300 }}
          onChange={({ target }) => setReason(target.value)}
        />
      )}
      {failure !== null && <FormError>{failure}</FormError>}
      <Button
        id={id}
        variant="contained"
        size="large"
        aria-disabled={count === 0 || busy}
        className={count === 0 ? styles.nothing : undefined}
        onClick={() => count > 0 && void save()}
      >
        {retryLabel !== null && count > 0 && !busy ? retryLabel : label}
      </Button>
    </div>
  );
}
