/** A change of the rules of a sport: only what differs from them. */
export type Override = Readonly<Record<string, unknown>>;

/** What stands at a path such as `points.win`. */
export function valueAt(rules: object, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((value, part) => (value as Record<string, unknown> | null | undefined)?.[part], rules);
}

/** The override with another value at a path; a value that is the sport's own leaves it, and takes empty groups along. */
export function withValue(sport: object, override: Override, path: string, value: unknown): Override {
  const [first = '', ...rest] = path.split('.');
  const { [first]: before, ...others } = override;
  if (rest.length === 0) return value === valueAt(sport, first) ? others : { ...others, [first]: value };
  const inner = withValue(
    (valueAt(sport, first) ?? {}) as object,
    (before ?? {}) as Override,
    rest.join('.'),
    value,
  );
  return Object.keys(inner).length === 0 ? others : { ...others, [first]: inner };
}
