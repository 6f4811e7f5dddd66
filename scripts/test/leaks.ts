const watched = ['fetch', 'Date', 'setTimeout', 'setInterval', 'setImmediate', 'console', 'crypto'] as const;

type Snapshot = { readonly names: ReadonlySet<string>; readonly values: ReadonlyMap<string, unknown> };

/** Added by `tslib` when a library that uses it is first loaded. */
const isHelper = (name: string) => name.startsWith('__');

/** What test files of one process share: the global scope and the environment. */
export function takeSnapshot(): Snapshot {
  const globals = globalThis as unknown as Record<string, unknown>;
  const environment = Object.entries(process.env).map(
    ([name, value]) => [`process.env.${name}`, value] as const,
  );
  return {
    names: new Set(Object.getOwnPropertyNames(globalThis).filter((name) => !isHelper(name))),
    values: new Map([...watched.map((name) => [name, globals[name]] as const), ...environment]),
  };
}

/** What a file has left behind, by name. */
export function leaksSince(before: Snapshot, after: Snapshot = takeSnapshot()): string[] {
  const added = [...after.names].filter((name) => !before.names.has(name));
  const removed = [...before.names].filter((name) => !after.names.has(name));
  const all = new Set([...before.values.keys(), ...after.values.keys()]);
  const changed = [...all].filter((name) => before.values.get(name) !== after.values.get(name));
  return [...added, ...removed, ...changed].sort();
}
