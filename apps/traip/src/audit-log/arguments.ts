import { parseArgs } from 'node:util';

/** The heads noted earlier, by organisation code; null for an unknown command. */
export function readArguments(args: readonly string[]): ReadonlyMap<string, string> | null {
  try {
    const { positionals, values } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { head: { type: 'string', multiple: true, default: [] } },
    });
    const heads = values.head.map((head) => /^([^=]+)=([\da-f]{64})$/.exec(head));
    if (String(positionals) !== 'verify' || heads.includes(null)) return null;
    return new Map(heads.map((parts) => [parts?.[1] ?? '', parts?.[2] ?? '']));
  } catch {
    return null;
  }
}
