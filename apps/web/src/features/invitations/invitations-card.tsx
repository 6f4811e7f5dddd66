'use client';

import MailOutlineRounded from '@mui/icons-material/MailOutlineRounded';
import { useTranslations } from 'next-intl';
import { ButtonLink } from '../../ui/navigation/button-link.tsx';
import styles from './invitations.module.css';
import { useWaitingInvitations } from './use-my-invitations.ts';

/** Somebody waits for an answer: said at home, where it is seen. */
export function InvitationsCard() {
  const t = useTranslations('invitations');
  const waiting = useWaitingInvitations();
  if (waiting === 0) return null;
  return (
    <section className={styles.call}>
      <span className={styles.callIcon}>
        <MailOutlineRounded aria-hidden="true" />
      </span>
      <div className={styles.words}>
        <h2 className={styles.callTitle}>{t('callTitle', { count: waiting })}</h2>
        <p className={styles.quiet}>{t('callText')}</p>
      </div>
      <ButtonLink href="/invitations">{t('callAction')}</ButtonLink>
    </section>
  );
}
