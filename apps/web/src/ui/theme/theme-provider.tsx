'use client';

import GlobalStyles from '@mui/material/GlobalStyles';
import { ThemeProvider as MuiThemeProvider } from '@mui/material/styles';
import { AppRouterCacheProvider } from '@mui/material-nextjs/v16-appRouter';
import type { ReactNode } from 'react';
import type { StandaloneTheme } from '../../lib/http/standalone-page.ts';
import { BrowserColour } from './browser-colour.tsx';
import { theme } from './theme.ts';
import { bareThemeKey, themeKey } from './theme-key.ts';

interface ThemeProviderProps {
  readonly nonce: string | undefined;
  /** The theme of a standalone page, whatever its reader chose elsewhere. */
  readonly bareTheme: StandaloneTheme | null;
  readonly children: ReactNode;
}

/** The nonce lets MUI's style tags through the content security policy. */
export function ThemeProvider({ nonce, bareTheme, children }: ThemeProviderProps) {
  const options = nonce === undefined ? { enableCssLayer: true } : { enableCssLayer: true, nonce };
  return (
    <AppRouterCacheProvider options={options}>
      <GlobalStyles styles="@layer base, mui;" />
      <MuiThemeProvider
        theme={theme}
        modeStorageKey={bareTheme === null ? themeKey : bareThemeKey}
        defaultMode={bareTheme ?? 'light'}
        {...(bareTheme === null ? {} : { storageManager: null })}
      >
        <BrowserColour />
        {children}
      </MuiThemeProvider>
    </AppRouterCacheProvider>
  );
}
