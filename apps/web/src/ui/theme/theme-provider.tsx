'use client';

import GlobalStyles from '@mui/material/GlobalStyles';
import { ThemeProvider as MuiThemeProvider } from '@mui/material/styles';
import { AppRouterCacheProvider } from '@mui/material-nextjs/v16-appRouter';
import type { ReactNode } from 'react';
import { theme } from './theme.ts';

/** Gives MUI its theme. The nonce lets its style tags through the content security policy. */
export function ThemeProvider({ nonce, children }: { nonce: string | undefined; children: ReactNode }) {
  const options = nonce === undefined ? { enableCssLayer: true } : { enableCssLayer: true, nonce };
  return (
    <AppRouterCacheProvider options={options}>
      <GlobalStyles styles="@layer base, mui;" />
      <MuiThemeProvider theme={theme} storageManager={null} defaultMode="light">
        {children}
      </MuiThemeProvider>
    </AppRouterCacheProvider>
  );
}
