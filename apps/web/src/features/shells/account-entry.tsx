'use client';

import PersonOutlineRounded from '@mui/icons-material/PersonOutlineRounded';
import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { useSession } from '../../lib/session/index.ts';
import { PersonAvatar } from '../../ui/identity/person-avatar.tsx';
import { ButtonLink } from '../../ui/navigation/button-link.tsx';
import styles from './account-entry.module.css';

/** Most readers of public pages are nobody yet: the menu is loaded for those who are somebody. */
const PersonMenu = dynamic(() => import('./person-menu.tsx').then((module) => module.PersonMenu), {
  ssr: false,
  loading: () => <span className={styles.person} />,
});

/** The way in; once somebody is in, their own menu. */
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
