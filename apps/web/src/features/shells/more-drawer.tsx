'use client';

import CloseRounded from '@mui/icons-material/CloseRounded';
import LogoutRounded from '@mui/icons-material/LogoutRounded';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useTranslations } from 'next-intl';
import { type ClubUser, useSession } from '../../lib/session/index.ts';
import { PersonAvatar } from '../../ui/identity/person-avatar.tsx';
import { LanguageSwitch } from '../../ui/navigation/language-switch.tsx';
import { ThemeSwitch } from '../../ui/theme/theme-switch.tsx';
import styles from './more-drawer.module.css';
import { appItems, type NavigationItem } from './navigation-items.ts';
import { NavigationList } from './navigation-list.tsx';

interface MoreDrawerProps {
  readonly user: ClubUser;
  readonly caption: string;
  readonly items: readonly NavigationItem[];
  readonly onDone: () => void;
}

export function MoreDrawer({ user, caption, items, onDone }: MoreDrawerProps) {
  const t = useTranslations();
  const { logout } = useSession();
  const everything = [...items, ...appItems.filter((item) => !items.includes(item))];
  return (
    <div className={styles.drawer}>
      <div className={styles.head}>
        <PersonAvatar firstName={user.firstName} surnames={user.surnames} url={user.avatarUrl} size={44} />
        <span className={styles.words}>
          <b>
            {user.firstName} {user.surnames}
          </b>
          <span className={styles.caption}>{caption}</span>
        </span>
        <IconButton aria-label={t('ui.close')} onClick={onDone}>
          <CloseRounded />
        </IconButton>
      </div>
      <div onClickCapture={onDone}>
        <NavigationList items={everything} />
      </div>
      <div className={styles.foot}>
        <ThemeSwitch />
        <LanguageSwitch />
        <Button variant="outlined" startIcon={<LogoutRounded />} onClick={() => void logout()}>
          {t('shell.signOut')}
        </Button>
      </div>
    </div>
  );
}
