'use client';

import Tooltip from '@mui/material/Tooltip';
import { useTranslations } from 'next-intl';
import { Link, usePathname } from '../../i18n/navigation.ts';
import type { NavigationItem } from './navigation-items.ts';
import styles from './navigation-list.module.css';

interface NavigationListProps {
  readonly items: readonly NavigationItem[];
  /** Icons alone; their names show on hover and focus. */
  readonly collapsed?: boolean;
}

export function NavigationList({ items, collapsed = false }: NavigationListProps) {
  const t = useTranslations('shell');
  const pathname = usePathname();
  return (
    <nav aria-label={t('main')} className={`${styles.list} ${collapsed ? styles.collapsed : ''}`}>
      {items.map(({ name, href, icon: Icon }) => (
        <Tooltip key={name} title={collapsed ? t(name) : ''} placement="right">
          <Link href={href} className={styles.item} aria-current={pathname === href ? 'page' : undefined}>
            <Icon aria-hidden="true" sx={{ fontSize: 20 }} />
            <span className={collapsed ? 'visually-hidden' : undefined}>{t(name)}</span>
          </Link>
        </Tooltip>
      ))}
    </nav>
  );
}
