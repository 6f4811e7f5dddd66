'use client';

import PhotoCameraOutlined from '@mui/icons-material/PhotoCameraOutlined';
import { useLocale, useTranslations } from 'next-intl';
import { dayAndTime } from '../../i18n/formats.ts';
import { ButtonLink } from '../../ui/navigation/button-link.tsx';
import styles from './licences.module.css';
import type { LicenceCardData } from './use-licences.ts';

/** What the league says, who said it, and the one thing to do. */
export function Returned({ card }: { readonly card: LicenceCardData }) {
  const t = useTranslations('licences');
  const locale = useLocale();
  const { reason, decidedBy, decidedAt, isOwn, firstName } = card;
  return (
    <>
      <div className={styles.says}>
        <h3>{t('says')}</h3>
        <p>{reason}</p>
        {decidedBy !== null && decidedAt !== null && (
          <span>{t('saidBy', { who: decidedBy, when: dayAndTime(locale, new Date(decidedAt)) })}</span>
        )}
      </div>
      {isOwn ? (
        <div className={styles.action}>
          <ButtonLink href="/profile#photo" size="large" startIcon={<PhotoCameraOutlined />} fullWidth>
            {t('newPhoto')}
          </ButtonLink>
          <span>{t('resend')}</span>
        </div>
      ) : (
        <p className={styles.action}>{t('askTeam', { name: firstName })}</p>
      )}
    </>
  );
}
