'use client';

import ChevronLeftRounded from '@mui/icons-material/ChevronLeftRounded';
import ChevronRightRounded from '@mui/icons-material/ChevronRightRounded';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { ClubUser } from '../../lib/session/index.ts';
import { Logo } from '../../ui/identity/logo.tsx';
import { LegalLinks } from '../../ui/navigation/legal-links.tsx';
import { contentId, SkipLink } from '../../ui/navigation/skip-link.tsx';
import { Bell, useBell } from '../inbox/index.ts';
import { BottomBar } from './bottom-bar.tsx';
import type { NavigationItem } from './navigation-items.ts';
import { NavigationList } from './navigation-list.tsx';
import { PersonBlock } from './person-block.tsx';
import styles from './side-shell.module.css';
import { useMenu } from './use-menu.ts';

interface SideShellProps {
  readonly user: ClubUser;
  readonly caption: string;
  readonly items: readonly NavigationItem[];
  /** Above the navigation; `collapsed` leaves room only for an icon. */
  readonly switcher?: (collapsed: boolean) => ReactNode;
  readonly children: ReactNode;
}

/** 260 or 68 px wide; below md, a bar at the bottom. */
export function SideShell({ user, caption, items, switcher, children }: SideShellProps) {
  const t = useTranslations('shell');
  const { collapsed, toggle } = useMenu();
  const unread = useBell();
  return (
    <div className={`${styles.shell} ${collapsed ? styles.collapsed : ''}`}>
      <SkipLink />
      <aside className={styles.side}>
        <div className={styles.head}>
          <Logo href="/home" iconOnly={collapsed} />
          <span className={styles.bell}>
            <Bell unread={unread} />
          </span>
          <button
            type="button"
            className={styles.fold}
            aria-label={collapsed ? t('expand') : t('collapse')}
            aria-expanded={!collapsed}
            onClick={toggle}
          >
            {collapsed ? <ChevronRightRounded /> : <ChevronLeftRounded />}
          </button>
        </div>
        {switcher?.(collapsed)}
        <NavigationList items={items} collapsed={collapsed} />
        <PersonBlock user={user} caption={caption} collapsed={collapsed} />
      </aside>
      <div className={styles.column}>
        <header className={styles.top}>
          <Logo href="/home" iconOnly={switcher !== undefined} />
          {switcher?.(false)}
          <span className={styles.bell}>
            <Bell unread={unread} />
          </span>
        </header>
        <main id={contentId} tabIndex={-1} className={styles.main}>
          {children}
        </main>
        <footer className={styles.foot}>
          <LegalLinks />
        </footer>
      </div>
      <BottomBar user={user} caption={caption} items={items} />
    </div>
  );
}
