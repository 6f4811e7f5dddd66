'use client';

import UnfoldMoreRounded from '@mui/icons-material/UnfoldMoreRounded';
import type { ClubUser } from '../../lib/session/index.ts';
import { PersonAvatar } from '../../ui/identity/person-avatar.tsx';
import styles from './person-block.module.css';
import { PersonMenu } from './person-menu.tsx';

interface PersonBlockProps {
  readonly user: ClubUser;
  readonly caption: string;
  readonly collapsed: boolean;
}

export function PersonBlock({ user, caption, collapsed }: PersonBlockProps) {
  const { firstName, surnames } = user;
  return (
    <div className={styles.foot}>
      <PersonMenu user={user} className={styles.button}>
        <PersonAvatar firstName={firstName} surnames={surnames} url={user.avatarUrl} />
        {!collapsed && (
          <>
            <span className={styles.words} aria-hidden="true">
              <b className={styles.name}>
                {firstName} {surnames}
              </b>
              <span className={styles.caption}>{caption}</span>
            </span>
            <UnfoldMoreRounded aria-hidden="true" sx={{ fontSize: 20, color: 'var(--text-3)' }} />
          </>
        )}
      </PersonMenu>
    </div>
  );
}
