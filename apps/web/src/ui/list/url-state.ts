export type UrlValues = Readonly<Record<string, string>>;

export function readState<T extends UrlValues>(query: Pick<URLSearchParams, 'get'>, defaults: T): T {
  const entries = Object.entries(defaults).map(([name, usual]) => [name, query.get(name) ?? usual]);
  return Object.fromEntries(entries) as T;
}

/** Keeps other parameters. */
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

/** Anything invalid is page 1. */
export function parsePage(value: string): number {
  const page = Number(value);
  return Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export function parseId(value: string): string | undefined {
  return uuid.test(value) ? value : undefined;
}

export function parseDay(value: string): string | undefined {
  const moment = new Date(`${value}T00:00:00Z`);
  const isDay = !Number.isNaN(moment.getTime()) && moment.toISOString().slice(0, 10) === value;
  return isDay ? value : undefined;
}

export function parseOption<T extends string>(all: readonly T[], value: string): T | undefined {
  return all.find((item) => item === value);
}

export function withoutUndefined<T extends Readonly<Record<string, string | undefined>>>(values: T) {
  const defined = Object.entries(values).filter(([, value]) => value !== undefined);
  return Object.fromEntries(defined) as { [K in keyof T]?: Exclude<T[K], undefined> };
}
