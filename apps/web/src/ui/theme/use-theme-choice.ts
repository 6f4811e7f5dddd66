'use client';

import { useTranslations } from 'next-intl';
import { useSyncExternalStore } from 'react';
import { chooseTheme, currentTheme, subscribeTheme, themes } from './theme-store.ts';

/** Null until the browser's choice is known. */
export function useThemeChoice() {
  const t = useTranslations('ui.theme');
  const chosen = useSyncExternalStore(subscribeTheme, currentTheme, () => null);
  const options = themes.map((value) => ({ value, label: t(value) }));
  return { label: t('label'), chosen, options, choose: chooseTheme };
}
