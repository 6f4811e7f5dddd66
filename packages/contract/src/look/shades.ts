import { contrast, shifted } from './contrast.ts';

/** The contrast that text and the outlines of controls need by WCAG 2.2. */
export const minContrast = { text: 4.5, control: 3 } as const;

const white = '#ffffff';
const black = '#000000';

/** All backgrounds of text and controls in the colour of a look. */
export const grounds = {
  light: ['#ffffff', '#f3f5f9'],
  dark: ['#161f31', '#0d1424', '#1d2840'],
} as const;

/** The colours of a look as displayed: chosen by its owner, made readable by us. */
export interface Shades {
  /** The band at the top of a page, a sheet or a picture. */
  readonly band: string;
  /** Text on the band. */
  readonly onBand: string;
  /** The line below the band, and highlights on it. */
  readonly mark: string;
  /** Text and controls on a light and on a dark page. */
  readonly onLight: string;
  readonly onDark: string;
  /** A button in the colour on a page, and its text. */
  readonly fill: string;
  readonly onFill: string;
}

/** Any colour works: black or white is readable on it, and other colours shift until they are. */
export function shadesOf({ primaryColor, accentColor }: LookColours): Shades | null {
  if (primaryColor === null) return null;
  const onBand = inkOn(primaryColor);
  const accent = accentColor ?? primaryColor;
  const onLight = shifted(accent, black, { grounds: grounds.light, least: minContrast.text });
  return {
    band: primaryColor,
    onBand,
    mark: shifted(accent, onBand, { grounds: [primaryColor], least: minContrast.control }),
    onLight,
    onDark: shifted(accent, white, { grounds: grounds.dark, least: minContrast.text }),
    fill: onLight,
    onFill: inkOn(onLight),
  };
}

interface LookColours {
  readonly primaryColor: string | null;
  readonly accentColor: string | null;
}

/** White if it is readable, because other pages' bands have white text too. */
function inkOn(ground: string): string {
  return contrast(white, ground) >= minContrast.text ? white : black;
}

/** How dark the overlay on a picture must be for white text, even if the picture is white. */
export const veil = 0.62;
