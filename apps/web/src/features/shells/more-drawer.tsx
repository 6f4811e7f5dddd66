'use client';

import CloseRounded from '@mui/icons-material/CloseRounded';
import LogoutRounded from '@mui/icons-material/LogoutRounded';
import { useTranslations } from 'next-intl';
import { type ClubUser, useSession } from '../../lib/session/index.ts';
import { Button } from '../../ui/button/button.tsx';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { Modal } from '../../ui/dialog/modal.tsx';
import { PersonAvatar } from '../../ui/identity/person-avatar.tsx';
import { LanguageSwitch } from '../../ui/navigation/language-switch.tsx';
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

export function MoreDrawer(props: MoreProps) {
  const t = useTranslations('shell');
  return (
    <Modal onPhone="below" width="usual" label={t('more')} onClose={props.onClose}>
      <More {...props} />
    </Modal>
  );
}

function More({ user, caption, items, onClose }: MoreProps) {
  const t = useTranslations();
  const { logout } = useSession();
  const allItems = [...items, ...appItems.filter((item) => !items.includes(item))];
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
        <NavigationList items={allItems} />
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
