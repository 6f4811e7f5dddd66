'use client';

import GlobalStyles from '@mui/material/GlobalStyles';
import { ThemeProvider } from '@mui/material/styles';
import { AppRouterCacheProvider } from '@mui/material-nextjs/v16-appRouter';
import { createContext, type ReactNode, useContext } from 'react';
import { useNonce } from './nonce.tsx';
import { theme } from './theme.ts';

const IsThemed = createContext(false);

/**
 * Wraps all MUI components: interactive pages completely, public pages only around what they load on demand.
 * A nested one adds nothing.
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
        {/* The current theme is an attribute of the root element, which we set: see theme-store.ts. */}
        <ThemeProvider theme={theme} storageManager={null} colorSchemeNode={null}>
          {children}
        </ThemeProvider>
      </AppRouterCacheProvider>
    </IsThemed>
  );
}
