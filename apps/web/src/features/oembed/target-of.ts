import { defaultLocale, isLocale, type Locale } from '../../i18n/locales.ts';

const kinds = { c: 'competition', m: 'match', team: 'team', o: 'organisation', t: 'traip' } as const;

/** A public page that can be embedded elsewhere. */
export interface EmbedTarget {
  readonly locale: Locale;
  readonly kind: (typeof kinds)[keyof typeof kinds];
  readonly id: string;
  /** Without locale prefix. */
  readonly path: string;
  /** Which tab of a competition. */
  readonly tab: string | null;
}

/** Null for anything but our public pages. */
export function targetOf(address: string, origin: string): EmbedTarget | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  if (url.origin !== new URL(origin).origin) return null;
  const [first = '', ...rest] = url.pathname.split('/').filter(Boolean);
  const locale = isLocale(first) ? first : defaultLocale;
  const [page = '', id = '', ...more] = isLocale(first) ? rest : [first, ...rest];
  if (!Object.hasOwn(kinds, page) || id === '' || more.length > 0) return null;
  const kind = kinds[page as keyof typeof kinds];
  return {
    locale,
    kind,
    id: decodeURIComponent(id),
    path: `/${page}/${id}`,
    tab: url.searchParams.get('tab'),
  };
}
