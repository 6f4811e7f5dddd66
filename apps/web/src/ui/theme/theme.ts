'use client';

import { createTheme } from '@mui/material/styles';
import { components } from './components.ts';

declare module '@mui/material/styles' {
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
  cssVariables: true,
  breakpoints: { values: { xs: 0, sm: 600, md: 900, lg: 1128, xl: 1536 } },
  palette: {
    mode: 'light',
    primary: { main: '#0b7a70', dark: '#075e56', light: '#e2f4f1', contrastText: '#ffffff' },
    secondary: { main: '#6d3fd1', dark: '#5329a8', light: '#f0eafc', contrastText: '#ffffff' },
    tertiary: { main: '#14213d', dark: '#0d1629', light: '#e8ebf2', contrastText: '#ffffff' },
    success: { main: '#19773a', light: '#e4f5e9' },
    warning: { main: '#8f5500', light: '#fff2d9' },
    error: { main: '#bd232c', light: '#fdebec' },
    info: { main: '#1c5fb3', light: '#e7f0fc' },
    background: { default: '#f5f7f9', paper: '#ffffff' },
    text: { primary: '#14213d', secondary: '#46526c', disabled: '#5c6880' },
    divider: '#e2e7ee',
  },
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
