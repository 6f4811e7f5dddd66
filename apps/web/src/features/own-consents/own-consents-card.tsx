'use client';

import { useTranslations } from 'next-intl';
import { Card } from '../../ui/card.tsx';
import { ButtonLink } from '../../ui/navigation/button-link.tsx';
import styles from './own-consents.module.css';

/** In the profile: a link to the person's own consents. */
export function OwnConsentsCard() {
  const t = useTranslations('ownConsents');
  return (
    <Card title={t('title')}>
      <p className={styles.text}>{t('cardText')}</p>
      <ButtonLink href="/profile/privacy" variant="outlined" fullWidth>
        {t('open')}
      </ButtonLink>
    </Card>
  );
}
