'use client';

import MenuRounded from '@mui/icons-material/MenuRounded';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Link, usePathname } from '../../i18n/navigation.ts';
import type { ClubUser } from '../../lib/session/index.ts';
import styles from './bottom-bar.module.css';
import { MoreDrawer } from './more-drawer.tsx';
import { isCurrent, type NavigationItem } from './navigation-items.ts';
import { WaitingBadge } from './waiting-badge.tsx';

/** At most five: the first four pages, and "more". */
const places = 4;

interface BottomBarProps {
  readonly user: ClubUser;
  readonly caption: string;
  readonly items: readonly NavigationItem[];
}

export function BottomBar({ user, caption, items }: BottomBarProps) {
  const t = useTranslations('shell');
  const pathname = usePathname();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.bar}>
      <nav aria-label={t('main')} className={styles.pages}>
        {items.slice(0, places).map((item) => (
          <Link
            key={item.name}
            href={item.href}
            className={styles.place}
            aria-current={isCurrent(item, pathname) ? 'page' : undefined}
          >
            <span className={styles.icon}>
              <item.icon aria-hidden="true" sx={{ fontSize: 22 }} />
              <WaitingBadge of={item} />
            </span>
            {t(item.name)}
          </Link>
        ))}
      </nav>
      <button
        type="button"
        className={styles.place}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        <MenuRounded aria-hidden="true" sx={{ fontSize: 22 }} />
        {t('more')}
      </button>
      {isOpen && <MoreDrawer user={user} caption={caption} items={items} onClose={() => setOpen(false)} />}
    </div>
  );
}
