import { contrast, shifted } from './contrast.ts';

/** What text needs, and what the outline of a control needs, by WCAG 2.2. */
export const leastContrast = { text: 4.5, control: 3 } as const;

const white = '#ffffff';
const black = '#000000';

/** Everything that letters and controls in the colour of a look can stand on. */
export const grounds = {
  light: ['#ffffff', '#f3f5f9'],
  dark: ['#161f31', '#0d1424', '#1d2840'],
} as const;

/** The colours of a look as they are used: chosen by its owner, made readable by us. */
export interface Shades {
  /** The band at the top of a page, a sheet or a picture. */
  readonly band: string;
  /** Letters on the band. */
  readonly onBand: string;
  /** The line below the band, and what stands out on it. */
  readonly mark: string;
  /** Letters and controls on a light and on a dark page. */
  readonly onLight: string;
  readonly onDark: string;
  /** A button in the colour on a page, and the letters on it. */
  readonly fill: string;
  readonly onFill: string;
}

/** Any colour will do: one of black and white can be read on it, and others move until they can be. */
export function shadesOf({ primaryColor, accentColor }: LookColours): Shades | null {
  if (primaryColor === null) return null;
  const onBand = inkOn(primaryColor);
  const accent = accentColor ?? primaryColor;
  const onLight = shifted(accent, black, { grounds: grounds.light, least: leastContrast.text });
  return {
    band: primaryColor,
    onBand,
    mark: shifted(accent, onBand, { grounds: [primaryColor], least: leastContrast.control }),
    onLight,
    onDark: shifted(accent, white, { grounds: grounds.dark, least: leastContrast.text }),
    fill: onLight,
    onFill: inkOn(onLight),
  };
}

interface LookColours {
  readonly primaryColor: string | null;
  readonly accentColor: string | null;
}

/** White where it can be read, because bands of other pages have white letters too. */
function inkOn(ground: string): string {
  return contrast(white, ground) >= leastContrast.text ? white : black;
}

/** How dark a veil over a picture has to be for white letters, even where the picture is white. */
export const veil = 0.62;
