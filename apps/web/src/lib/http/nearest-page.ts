/** Incomplete page paths, with the page that people who shorten a URL expect. */
const nearest: readonly (readonly [RegExp, string])[] = [
  [/^\/auth$/, '/auth/login'],
  [/^\/organisations$/, '/dashboard'],
  [/^\/(?:c|m|t|o|p|u|team|tv|embed|embed\/[^/]+)$/, '/'],
  [/^\/score$/, '/my-matches'],
  [/^\/docs\/guides$/, '/docs'],
  [/^\/docs\/reference\/shapes$/, '/docs/reference'],
  [/^\/join$/, '/my-teams'],
  [/^\/oauth$/, '/profile'],
  [/^(\/dashboard\/[^/]+)\/races(?:\/[^/]+)?$/, '$1/competitions'],
  [/^(\/my-teams\/[^/]+)\/matches$/, '$1'],
];

/** Null for a path that has a page, or no near one. */
export function nearestPage(pathname: string): string | null {
  const path = pathname.replace(/(.)\/$/, '$1');
  const found = nearest.find(([pattern]) => pattern.test(path));
  return found === undefined ? null : path.replace(...found);
}
