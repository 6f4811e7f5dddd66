/** Tells a page that it stands alone, and which theme it wears. */
export const bareHeader = 'x-traip-bare';

const bareThemes = ['light', 'dark', 'system'] as const;
export type BareTheme = (typeof bareThemes)[number];

interface BarePage {
  /** Others may show it inside their own pages. */
  readonly isFramed: boolean;
  readonly theme: BareTheme;
}

const bare = /^\/(?:en\/)?(embed|tv)\//;

/**
 * Widgets on other people's pages, and screens that nobody sits at: nothing stands around them, nobody is asked about
 * cookies, and their address says which theme they wear.
 */
export function barePageAt(pathname: string, search: URLSearchParams): BarePage | null {
  const kind = bare.exec(pathname)?.[1];
  if (kind === undefined) return null;
  const asked = search.get('theme');
  const isFramed = kind === 'embed';
  const usual = isFramed ? 'system' : 'dark';
  return { isFramed, theme: asked === 'light' || asked === 'dark' ? asked : usual };
}

export function bareThemeIn(header: string | null): BareTheme | null {
  return bareThemes.find((theme) => theme === header) ?? null;
}
