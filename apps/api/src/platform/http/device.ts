/** The first matching pattern counts: browsers also name those they descend from. */
const browsers: readonly [name: string, pattern: RegExp][] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\b(?:OPR|Opera)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
];

const systems: readonly [name: string, pattern: RegExp][] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Windows', /\bWindows\b/],
  ['Mac', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
];

export interface Device {
  readonly browser: string | null;
  readonly system: string | null;
}

/** How a browser identifies itself. Only names from our own lists: clients can send anything. */
export function deviceOf(userAgent: string): Device {
  return { browser: firstMatch(browsers, userAgent), system: firstMatch(systems, userAgent) };
}

function firstMatch(known: readonly [string, RegExp][], userAgent: string): string | null {
  return known.find(([, pattern]) => pattern.test(userAgent.slice(0, 500)))?.[0] ?? null;
}

/** "Firefox, Android"; null where nothing is known. */
export function nameOfDevice({ browser, system }: Device): string | null {
  return [browser, system].filter((name) => name !== null).join(', ') || null;
}
