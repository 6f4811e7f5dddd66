import { type Locale, localisedPath } from '../../i18n/locales.ts';

export const widgetKinds = ['standings', 'matches', 'bracket', 'races'] as const;
export type WidgetKind = (typeof widgetKinds)[number];

interface Embedded {
  readonly isRaced: boolean;
  readonly hasBracket: boolean;
}

/** What can be embedded, depending on whether there are races or teams. */
export function widgetsOf({ isRaced, hasBracket }: Embedded): readonly WidgetKind[] {
  if (isRaced) return ['races'];
  return hasBracket ? ['standings', 'matches', 'bracket'] : ['standings', 'matches'];
}

export const widgetThemes = ['auto', 'light', 'dark'] as const;
type WidgetTheme = (typeof widgetThemes)[number];

/** The default, left out of the URL. */
export const defaultAccent = '#0b7a70';

export interface WidgetOptions {
  readonly kind: WidgetKind;
  readonly id: string;
  readonly locale: Locale;
  readonly theme: WidgetTheme;
  readonly accent: string;
}

/** The path of a widget. */
export function widgetAddress({ kind, id, locale, theme, accent }: WidgetOptions): string {
  const query = new URLSearchParams({
    ...(theme === 'auto' ? {} : { theme }),
    ...(accent.toLowerCase() === defaultAccent ? {} : { accent: accent.replace('#', '').toLowerCase() }),
  });
  return `${localisedPath(locale, `/embed/${kind}/${id}`)}${query.size === 0 ? '' : `?${query}`}`;
}

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Without its script the frame keeps its height and scrolls. */
export function widgetSnippet(origin: string, title: string, options: WidgetOptions): string {
  const src = escapeHtml(`${origin}${widgetAddress(options)}`);
  return [
    `<iframe src="${src}" title="${escapeHtml(title)}" loading="lazy" style="width:100%;height:480px;border:0"></iframe>`,
    `<script async src="${origin}/embed.js"></script>`,
  ].join('\n');
}
