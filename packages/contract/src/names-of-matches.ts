/** A match, as a refusal names it. */
export interface NamedMatch {
  readonly matchId: string;
  readonly home: string;
  readonly away: string;
}

/** More names than this don't fit into a sentence. */
const maxNames = 6;

export function namesOfMatches(
  locale: 'es' | 'en',
  matches: readonly Pick<NamedMatch, 'home' | 'away'>[],
): string {
  const names = matches.slice(0, maxNames).map(({ home, away }) => `${home} – ${away}`);
  const left = matches.length - names.length;
  const more = left === 0 ? [] : [locale === 'es' ? `${left} más` : `${left} more`];
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format([...names, ...more]);
}
