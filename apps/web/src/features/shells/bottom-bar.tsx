'use client';

import MenuRounded from '@mui/icons-material/MenuRounded';
import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { Link, usePathname } from '../../i18n/navigation.ts';
import type { ClubUser } from '../../lib/session/index.ts';
import styles from './bottom-bar.module.css';
import { isCurrent, type NavigationItem } from './navigation-items.ts';
import { useOnDemand } from './use-on-demand.ts';
import { WaitingBadge } from './waiting-badge.tsx';

const load = () => import('./more-drawer.tsx');
const MoreDrawer = dynamic(() => load().then((module) => module.MoreDrawer), { ssr: false });

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
  const { anchor, close, isLoaded, opener } = useOnDemand(load);
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
      <button type="button" className={styles.place} aria-haspopup="dialog" {...opener}>
        <MenuRounded aria-hidden="true" sx={{ fontSize: 22 }} />
        {t('more')}
      </button>
      {isLoaded && (
        <MoreDrawer user={user} caption={caption} items={items} isOpen={anchor !== null} onClose={close} />
      )}
    </div>
  );
}
