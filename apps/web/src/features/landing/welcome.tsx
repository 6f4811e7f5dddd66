'use client';

import { useTranslations } from 'next-intl';
import { useSession } from '../../lib/session/index.ts';
import { ButtonLink } from '../../ui/navigation/button-link.tsx';
import { DemoEntry } from './demo/demo-entry.tsx';
import type { DemoAccountData } from './demo/load-demo.ts';
import styles from './landing.module.css';

/** Different for visitors and for people who are signed in. */
export function WelcomeActions({ demo }: { readonly demo: DemoAccountData | null }) {
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
      <ButtonLink href="/start" size="large">
        {t('start')}
      </ButtonLink>
      {demo === null ? (
        <ButtonLink href="/auth/register" size="large" variant="outlined" className={styles.onDark}>
          {t('join')}
        </ButtonLink>
      ) : (
        <DemoEntry account={demo} />
      )}
    </div>
  );
}

/** Hidden from people who are signed in. */
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
