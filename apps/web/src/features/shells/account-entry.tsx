'use client';

import PersonOutlineRounded from '@mui/icons-material/PersonOutlineRounded';
import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { useSession } from '../../lib/session/index.ts';
import { PersonAvatar } from '../../ui/identity/person-avatar.tsx';
import { ButtonLink } from '../../ui/navigation/button-link.tsx';
import styles from './account-entry.module.css';

/** The menu is loaded only for signed-in people. */
const PersonMenu = dynamic(() => import('./person-menu.tsx').then((module) => module.PersonMenu), {
  ssr: false,
  loading: () => <span className={styles.person} />,
});

/** The login link, or the person's menu. */
export function AccountEntry() {
  const t = useTranslations('shell');
  const { status, user } = useSession();
  if (user !== null && status === 'authenticated') {
    return (
      <PersonMenu user={user} className={styles.person}>
        <PersonAvatar firstName={user.firstName} surnames={user.surnames} url={user.avatarUrl} />
      </PersonMenu>
    );
  }
  return (
    <span className={status === 'loading' ? styles.unknown : undefined}>
      <ButtonLink href="/auth/login" className={styles.signIn}>
        <PersonOutlineRounded aria-hidden="true" className={styles.icon} />
        <span className={styles.word}>{t('signIn')}</span>
      </ButtonLink>
    </span>
  );
}
