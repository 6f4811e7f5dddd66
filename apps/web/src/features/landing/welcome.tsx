'use client';

import { useTranslations } from 'next-intl';
import { useSession } from '../../lib/session/index.ts';
import { ButtonLink } from '../../ui/navigation/button-link.tsx';
import styles from './landing.module.css';

/** The way in: for newcomers, for those who have an account, and for whoever is already inside. */
export function WelcomeActions() {
  const t = useTranslations('welcome');
  const { status } = useSession();
  if (status === 'authenticated') {
    return (
      <div className={styles.actions}>
        <ButtonLink href="/home" size="large">
          {t('continue')}
        </ButtonLink>
      </div>
    );
  }
  return (
    <div className={styles.actions}>
      <ButtonLink href="/auth/register" size="large">
        {t('join')}
      </ButtonLink>
      <ButtonLink href="/auth/login" size="large" variant="outlined" className={styles.onDark}>
        {t('enter')}
      </ButtonLink>
    </div>
  );
}

/** A last invitation at the end of the page; whoever has accepted it does not hear it again. */
export function JoinCall() {
  const t = useTranslations('welcome');
  const { status } = useSession();
  if (status === 'authenticated') return null;
  return (
    <section className={styles.call}>
      <div className={styles.callWords}>
        <h2 className={styles.callTitle}>{t('callTitle')}</h2>
        <p>{t('callText')}</p>
      </div>
      <ButtonLink href="/auth/register" size="large">
        {t('join')}
      </ButtonLink>
    </section>
  );
}
