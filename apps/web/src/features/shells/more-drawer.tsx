'use client';

import CloseRounded from '@mui/icons-material/CloseRounded';
import LogoutRounded from '@mui/icons-material/LogoutRounded';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import { useTranslations } from 'next-intl';
import { type ClubUser, useSession } from '../../lib/session/index.ts';
import { PersonAvatar } from '../../ui/identity/person-avatar.tsx';
import { LanguageSwitch } from '../../ui/navigation/language-switch.tsx';
import { Mui } from '../../ui/theme/mui.tsx';
import { ThemeSwitch } from '../../ui/theme/theme-switch.tsx';
import styles from './more-drawer.module.css';
import { appItems, type NavigationItem } from './navigation-items.ts';
import { NavigationList } from './navigation-list.tsx';

interface MoreProps {
  readonly user: ClubUser;
  readonly caption: string;
  readonly items: readonly NavigationItem[];
  readonly onClose: () => void;
}

interface MoreDrawerProps extends MoreProps {
  readonly isOpen: boolean;
}

export function MoreDrawer({ isOpen, ...more }: MoreDrawerProps) {
  const t = useTranslations('shell');
  return (
    <Mui>
      <Drawer
        anchor="bottom"
        open={isOpen}
        onClose={more.onClose}
        slotProps={{ paper: { 'aria-label': t('more'), sx: { borderRadius: '24px 24px 0 0' } } }}
      >
        <More {...more} />
      </Drawer>
    </Mui>
  );
}

function More({ user, caption, items, onClose }: MoreProps) {
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
        <IconButton aria-label={t('ui.close')} onClick={onClose}>
          <CloseRounded />
        </IconButton>
      </div>
      <div onClickCapture={onClose}>
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
