'use client';

import { useTranslations } from 'next-intl';
import { Link, usePathname } from '../../i18n/navigation.ts';
import { isCurrent, type NavigationItem } from './navigation-items.ts';
import styles from './navigation-list.module.css';
import { OptionalTooltip } from './optional-tooltip.tsx';
import { WaitingBadge } from './waiting-badge.tsx';

interface NavigationListProps {
  readonly items: readonly NavigationItem[];
  /** Icons only, with their labels on hover and focus. */
  readonly collapsed?: boolean;
}

export function NavigationList({ items, collapsed = false }: NavigationListProps) {
  const t = useTranslations('shell');
  const pathname = usePathname();
  return (
    <nav aria-label={t('main')} className={`${styles.list} ${collapsed ? styles.collapsed : ''}`}>
      {items.map((item) => (
        <OptionalTooltip key={item.name} name={collapsed ? t(item.name) : null}>
          <Link
            href={item.href}
            className={styles.item}
            aria-current={isCurrent(item, pathname) ? 'page' : undefined}
          >
            <item.icon aria-hidden="true" sx={{ fontSize: 20 }} />
            <span className={collapsed ? 'visually-hidden' : undefined}>{t(item.name)}</span>
            <WaitingBadge of={item} />
          </Link>
        </OptionalTooltip>
      ))}
    </nav>
  );
}
