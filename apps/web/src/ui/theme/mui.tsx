'use client';

import GlobalStyles from '@mui/material/GlobalStyles';
import { ThemeProvider } from '@mui/material/styles';
import { AppRouterCacheProvider } from '@mui/material-nextjs/v16-appRouter';
import { createContext, type ReactNode, useContext } from 'react';
import { useNonce } from './nonce.tsx';
import { theme } from './theme.ts';

const IsThemed = createContext(false);

/**
 * Everything of MUI stands in one: the pages that are worked with do so whole, public pages only with what they load on
 * demand. One inside another adds nothing.
 */
export function Mui({ children }: { readonly children: ReactNode }) {
  const nonce = useNonce();
  if (useContext(IsThemed)) return children;
  // The nonce lets MUI's style tags through the content security policy.
  const options = nonce === undefined ? { enableCssLayer: true } : { enableCssLayer: true, nonce };
  return (
    <IsThemed value={true}>
      <AppRouterCacheProvider options={options}>
        <GlobalStyles styles="@layer base, mui;" />
        {/* Which theme is worn stands at the root of the document, and is our own matter: see theme-store.ts. */}
        <ThemeProvider theme={theme} storageManager={null} colorSchemeNode={null}>
          {children}
        </ThemeProvider>
      </AppRouterCacheProvider>
    </IsThemed>
  );
}
