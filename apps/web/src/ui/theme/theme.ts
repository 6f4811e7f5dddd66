'use client';

import { createTheme } from '@mui/material/styles';
import { components } from './components.ts';
import { dark, light } from './palettes.ts';
import { themeAttribute } from './theme-key.ts';

declare module '@mui/material/styles' {
  interface CssThemeVariables {
    enabled: true;
  }
  interface Palette {
    tertiary: Palette['primary'];
  }
  interface PaletteOptions {
    tertiary: PaletteOptions['primary'];
  }
}
declare module '@mui/material/Button' {
  interface ButtonPropsColorOverrides {
    tertiary: true;
  }
}

export const theme = createTheme({
  cssVariables: { colorSchemeSelector: themeAttribute },
  colorSchemes: { light: { palette: light }, dark: { palette: dark } },
  breakpoints: { values: { xs: 0, sm: 600, md: 900, lg: 1128, xl: 1536 } },
  shape: { borderRadius: 10 },
  typography: {
    fontFamily: 'var(--font)',
    fontWeightRegular: 500,
    fontWeightMedium: 600,
    h1: { fontSize: 28, lineHeight: '36px', fontWeight: 800, letterSpacing: '-0.015em' },
    h2: { fontSize: 18, lineHeight: '26px', fontWeight: 700, letterSpacing: '-0.01em' },
    h3: { fontSize: 15, lineHeight: '22px', fontWeight: 700 },
    body1: { fontSize: 15, lineHeight: '24px' },
    body2: { fontSize: 14, lineHeight: '22px' },
    caption: { fontSize: 12, lineHeight: '16px' },
    button: { fontSize: 14, fontWeight: 700, textTransform: 'none', letterSpacing: 0 },
  },
  components,
});
