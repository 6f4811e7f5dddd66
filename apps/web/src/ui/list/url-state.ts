export type Values = Readonly<Record<string, string>>;

export function readState<T extends Values>(query: Pick<URLSearchParams, 'get'>, defaults: T): T {
  const entries = Object.entries(defaults).map(([name, usual]) => [name, query.get(name) ?? usual]);
  return Object.fromEntries(entries) as T;
}

/** Keeps what others wrote into the address. */
export function writeState<T extends Values>(
  query: URLSearchParams,
  defaults: T,
  change: Partial<T>,
): URLSearchParams {
  const next = new URLSearchParams(query);
  for (const [name, value] of Object.entries(change) as [string, string | undefined][]) {
    if (value === undefined || value === defaults[name]) next.delete(name);
    else next.set(name, value);
  }
  return next;
}

/** Which page an address asks for; anything that is no page is the first. */
export function pageIn(value: string): number {
  const page = Number(value);
  return Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1;
}
