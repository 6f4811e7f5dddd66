'use client';

import { useTranslations } from 'next-intl';
import { SubmitButton } from '../../../ui/fields/submit-button.tsx';
import { UnsavedGuard } from '../../../ui/form/unsaved-guard.tsx';
import styles from './settings.module.css';

interface SaveRowProps {
  readonly busy: boolean;
  readonly dirty: boolean;
}

export function SaveRow({ busy, dirty }: SaveRowProps) {
  const t = useTranslations();
  return (
    <div className={styles.save}>
      <UnsavedGuard dirty={dirty} />
      <p className={styles.unsaved} role="status">
        {dirty && !busy && t('organisationSettings.unsaved')}
      </p>
      <SubmitButton label={t('ui.save')} busyLabel={t('ui.saving')} busy={busy} />
    </div>
  );
}
