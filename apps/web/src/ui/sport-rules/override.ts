/** Only what differs from the rules of the sport. */
export type Override = Readonly<Record<string, unknown>>;

/** The value at a path such as `points.win`. */
export function valueAt(rules: object, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((value, part) => (value as Record<string, unknown> | null | undefined)?.[part], rules);
}

/** Sets a value; the sport's own value removes the override and empty groups. */
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
