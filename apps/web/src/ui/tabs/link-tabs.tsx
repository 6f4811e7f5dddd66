'use client';

import { useSearchParams } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { Link } from '../../i18n/navigation.ts';
import { useTitlePrefix } from '../navigation/use-title-prefix.ts';
import styles from './link-tabs.module.css';

interface LinkTab {
  /** The page itself for the first tab, with `?tab=` for the others. */
  readonly href: string;
  readonly label: string;
}

interface LinkTabsProps {
  readonly label: string;
  readonly items: readonly LinkTab[];
  /** The parameter that names a tab in the URL. */
  readonly param?: string;
  /** What the tabs belong to, if the window's title doesn't say it. */
  readonly of?: string;
  /** The open tab, if the URL names something within it. */
  readonly current?: number;
}

/** Tabs in the URL: linkable, and part of the history. */
export function LinkTabs({ label, items, param = 'tab', of, current: open }: LinkTabsProps) {
  const tab = useSearchParams().get(param);
  const named = items.find(({ href }) => tabOf(href, param) === tab) ?? items[0];
  const current = open === undefined ? named : items[open];
  const isMain = param === 'tab';
  const opened = isMain && current !== items[0] ? current?.label : undefined;
  useTitlePrefix([opened, of].filter(Boolean).join(' · '));
  const currentLink = useRef<HTMLAnchorElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: on phones another tab may be out of sight
  useEffect(() => {
    currentLink.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [current?.href]);
  return (
    <nav aria-label={label} className={styles.tabs}>
      {items.map((item) => (
        <Link
          key={item.href}
          href={item.href}
          scroll={false}
          ref={item === current ? currentLink : undefined}
          className={styles.tab}
          aria-current={item === current ? 'page' : undefined}
        >
          {item.label}
        </Link>
      ))}
    </nav>
  );
}

function tabOf(href: string, param: string): string | null {
  return new URLSearchParams(href.split('?')[1]).get(param);
}
