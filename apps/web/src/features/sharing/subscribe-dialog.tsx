'use client';

import { useLocale, useTranslations } from 'next-intl';
import { FormDialog } from '../../ui/dialog/dialog.tsx';
import { agendaAddress } from './addresses.ts';
import styles from './sharing.module.css';
import { Subscribe } from './subscribe.tsx';

export interface SharedTeam {
  readonly id: string;
  readonly name: string;
  readonly origin: string;
}

export function SubscribeDialog({
  id,
  name,
  origin,
  onClose,
}: SharedTeam & { readonly onClose: () => void }) {
  const t = useTranslations('sharing');
  const locale = useLocale();
  return (
    <FormDialog open title={t('subscribeTo', { name })} onClose={onClose}>
      <div className={styles.section}>
        <p className={styles.text}>{t('calendarText')}</p>
        <Subscribe address={`${origin}${agendaAddress('team', id, locale)}`} />
      </div>
    </FormDialog>
  );
}
