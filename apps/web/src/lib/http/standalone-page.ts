/** Tells a page that it is standalone, and its theme. */
export const standaloneHeader = 'x-traip-bare';

const standaloneThemes = ['light', 'dark', 'system'] as const;
export type StandaloneTheme = (typeof standaloneThemes)[number];

interface StandalonePage {
  /** Other sites may embed it. */
  readonly isFramed: boolean;
  readonly theme: StandaloneTheme;
}

const standalonePath = /^\/(?:en\/)?(embed|tv)\//;

/** Widgets and TV screens: without a shell or a cookie banner, with the theme in the URL. */
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
