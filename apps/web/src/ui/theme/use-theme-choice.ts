'use client';

import { useColorScheme } from '@mui/material/styles';
import { useTranslations } from 'next-intl';

const themes = ['light', 'dark', 'system'] as const;

/** Undefined until the browser's choice is known. */
export function useThemeChoice() {
  const t = useTranslations('ui.theme');
  const { mode, setMode } = useColorScheme();
  const options = themes.map((value) => ({ value, label: t(value) }));
  return { label: t('label'), chosen: mode ?? null, options, choose: setMode };
}
