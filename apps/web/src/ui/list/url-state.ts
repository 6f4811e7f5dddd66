export type UrlValues = Readonly<Record<string, string>>;

export function readState<T extends UrlValues>(query: Pick<URLSearchParams, 'get'>, defaults: T): T {
  const entries = Object.entries(defaults).map(([name, usual]) => [name, query.get(name) ?? usual]);
  return Object.fromEntries(entries) as T;
}

/** Keeps what others wrote into the address. */
export function writeState<T extends UrlValues>(
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
export function parsePage(value: string): number {
  const page = Number(value);
  return Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** What an address names by its id; anything that is no id names nothing. */
export function parseId(value: string): string | undefined {
  return uuid.test(value) ? value : undefined;
}

/** The day that an address asks for, if there is such a day. */
export function parseDay(value: string): string | undefined {
  const moment = new Date(`${value}T00:00:00Z`);
  const isDay = !Number.isNaN(moment.getTime()) && moment.toISOString().slice(0, 10) === value;
  return isDay ? value : undefined;
}

/** One of several, as an address names it. */
export function parseOption<T extends string>(all: readonly T[], value: string): T | undefined {
  return all.find((one) => one === value);
}

/** What was really chosen: the rest is not asked for. */
export function withoutUndefined<T extends Readonly<Record<string, string | undefined>>>(values: T) {
  const defined = Object.entries(values).filter(([, value]) => value !== undefined);
  return Object.fromEntries(defined) as { [K in keyof T]?: Exclude<T[K], undefined> };
}
