import { shadesOf } from '@traip/contract/look';
import type { CSSProperties } from 'react';

interface LookColours {
  readonly primaryColor: string | null;
  readonly accentColor: string | null;
}

/** The custom properties that `look.module.css` uses; empty if no colour was chosen. */
export function lookStyle(look: LookColours): CSSProperties | undefined {
  const shades = shadesOf(look);
  if (shades === null) return undefined;
  const { band, onBand, mark, onLight, onDark } = shades;
  return {
    '--look-band': band,
    '--look-ink': onBand,
    '--look-mark': mark,
    '--look-light': onLight,
    '--look-dark': onDark,
  } as CSSProperties;
}
