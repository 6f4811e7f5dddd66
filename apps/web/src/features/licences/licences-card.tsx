'use client';

import { useTranslations } from 'next-intl';
import { Card } from '../../ui/card.tsx';
import { ButtonLink } from '../../ui/navigation/button-link.tsx';
import { useHasLicences } from './data/use-licences.ts';
import styles from './licences.module.css';

/** In the profile and with the children: a link to the licences, if there are any. */
export function LicencesCard() {
  const t = useTranslations('licences');
  if (!useHasLicences()) return null;
  return (
    <Card title={t('title')}>
      <p className={styles.text}>{t('cardText')}</p>
      <ButtonLink href="/licences" variant="outlined" fullWidth>
        {t('open')}
      </ButtonLink>
    </Card>
  );
}
