/** A known weakness that we live with, for a while and for a reason. */
export interface Exception {
  /** As npm names it: the address of the advisory. */
  readonly advisory: string;
  readonly reason: string;
  /** From this day on it counts again. */
  readonly until: string;
}

/** As much as we read of what `npm audit --json` says. */
export interface Report {
  readonly vulnerabilities?: Readonly<Record<string, Vulnerability>>;
  readonly error?: { readonly summary?: string };
  readonly message?: string;
}

interface Vulnerability {
  /** Advisories, or the names of packages through which one comes. */
  readonly via: readonly (
    | string
    | { readonly url: string; readonly title: string; readonly severity: string }
  )[];
}

/** The weaknesses that nobody has decided about, each once. */
export function undecided(
  report: Report,
  exceptions: readonly Exception[],
  today: string,
): readonly string[] {
  const known = new Set(exceptions.filter(({ until }) => today < until).map(({ advisory }) => advisory));
  const found = new Map<string, string>();
  for (const [name, { via }] of Object.entries(report.vulnerabilities ?? {}))
    for (const one of via)
      if (typeof one === 'object' && !known.has(one.url))
        found.set(one.url, `${name}: ${one.title} (${one.severity}), ${one.url}`);
  return [...found.values()];
}
