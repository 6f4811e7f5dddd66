/** Tells a page that it stands alone, and which theme it wears. */
export const standaloneHeader = 'x-traip-bare';

export const standaloneThemes = ['light', 'dark', 'system'] as const;
export type StandaloneTheme = (typeof standaloneThemes)[number];

export interface StandalonePage {
  /** Others may show it inside their own pages. */
  readonly isFramed: boolean;
  readonly theme: StandaloneTheme;
}

const standalonePath = /^\/(?:en\/)?(embed|tv)\//;

/**
 * Widgets on other people's pages, and screens that nobody sits at: nothing stands around them, nobody is asked about
 * cookies, and their address says which theme they wear.
 */
export function standalonePageAt(pathname: string, search: URLSearchParams): StandalonePage | null {
  const kind = standalonePath.exec(pathname)?.[1];
  if (kind === undefined) return null;
  const requested = search.get('theme');
  const isFramed = kind === 'embed';
  const fallback = isFramed ? 'system' : 'dark';
  return { isFramed, theme: requested === 'light' || requested === 'dark' ? requested : fallback };
}

export function parseStandaloneTheme(header: string | null): StandaloneTheme | null {
  return standaloneThemes.find((theme) => theme === header) ?? null;
}
