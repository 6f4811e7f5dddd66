import type { PaletteOptions } from '@mui/material/styles';

/** For MUI's calculations; tokens.css has the same values. */
export const light: PaletteOptions = {
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
};

const onFill = '#0b1322';

export const dark: PaletteOptions = {
  primary: { main: '#4cc2b4', dark: '#7cdacd', light: '#12332f', contrastText: onFill },
  secondary: { main: '#b79bf5', dark: '#cdb8fa', light: '#2a2145', contrastText: onFill },
  tertiary: { main: '#2a3d6b', dark: '#35498a', light: '#222d44', contrastText: '#ffffff' },
  success: { main: '#5fcf88', light: '#12301f', contrastText: onFill },
  warning: { main: '#f0b454', light: '#3a2a0c', contrastText: onFill },
  error: { main: '#ff9094', light: '#41191f', contrastText: onFill },
  info: { main: '#86b6f6', light: '#16294a', contrastText: onFill },
  background: { default: '#0e1524', paper: '#161f31' },
  text: { primary: '#eef2f9', secondary: '#b9c4d8', disabled: '#9aa7bf' },
  divider: '#2a3650',
};
