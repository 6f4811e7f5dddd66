import type { Components, Theme } from '@mui/material/styles';

/** Values come from tokens.css. */
export const components: Components<Omit<Theme, 'components'>> = {
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: {
        minHeight: 40,
        padding: '0 16px',
        borderRadius: 10,
        whiteSpace: 'nowrap',
        // The narrowest phones: a long label wraps to a second line instead of overflowing its button.
        '@media (max-width: 359px)': { whiteSpace: 'normal', lineHeight: 1.25, paddingBlock: 6 },
        transition: 'background-color var(--fast), border-color var(--fast)',
        '&.MuiButton-sizeLarge': { minHeight: 48, fontSize: 15, borderRadius: 12 },
        '&.MuiButton-sizeSmall': { minHeight: 32, fontSize: 13, padding: '0 12px', borderRadius: 8 },
        // Stays readable on teal while a form is being submitted.
        '&.MuiButton-contained.Mui-disabled': {
          backgroundColor: 'var(--tertiary-tint)',
          color: 'var(--text-3)',
        },
        '&.MuiButton-contained.MuiButton-loading': {
          backgroundColor: 'var(--primary-dark)',
          color: 'var(--on-fill)',
        },
      },
      outlined: {
        backgroundColor: 'var(--surface)',
        borderColor: 'var(--line-control)',
        color: 'var(--text)',
        '&:hover': { backgroundColor: 'var(--surface-2)', borderColor: 'var(--line-strong)' },
      },
    },
  },
  MuiIconButton: {
    styleOverrides: { root: { borderRadius: 10, width: 44, height: 44, color: 'var(--text-2)' } },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      root: {
        minHeight: 44,
        borderRadius: 10,
        backgroundColor: 'var(--surface)',
        fontSize: 15,
        fontWeight: 500,
        '& .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--line-strong)', top: 0 },
        '& .MuiOutlinedInput-notchedOutline legend': { display: 'none' },
        '&.Mui-focused': { boxShadow: '0 0 0 3px var(--ring)' },
        '&.Mui-error .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--error)', borderWidth: 2 },
        '&.Mui-error.Mui-focused': {
          boxShadow: '0 0 0 3px color-mix(in srgb, var(--error) 18%, transparent)',
        },
      },
      input: {
        padding: '10px 14px',
        height: 24,
        '&::placeholder': { color: 'var(--text-3)', opacity: 1 },
      },
    },
  },
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' }, rounded: { borderRadius: 16 } } },
  MuiDialog: {
    styleOverrides: { paper: { borderRadius: 24, boxShadow: 'var(--shadow-3)', margin: 16 } },
  },
  MuiMenu: {
    styleOverrides: {
      paper: {
        borderRadius: 12,
        boxShadow: 'var(--shadow-2)',
        border: '1px solid var(--line)',
        marginTop: 6,
      },
    },
  },
  MuiMenuItem: {
    styleOverrides: {
      root: { minHeight: 44, fontSize: 14, fontWeight: 600, borderRadius: 8, margin: '0 6px' },
    },
  },
  MuiTooltip: {
    styleOverrides: {
      tooltip: {
        backgroundColor: 'var(--tertiary)',
        color: 'var(--on-dark)',
        fontSize: 12,
        fontWeight: 600,
        padding: '6px 10px',
      },
    },
  },
};
