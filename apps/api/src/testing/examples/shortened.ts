/** A recorded request and its reply. */
export interface Example {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
  readonly reply?: unknown;
}

/** Enough to see what a list contains. */
const mostItems = 2;
const longestText = 200;

/** A readable example: short lists and texts, consecutive IDs, and no secrets. */
export function shortened(example: Example): Example {
  const ids = new Map<string, string>();
  const idOf = (id: string) => {
    const known = ids.get(id) ?? `00000000-0000-7000-8000-${String(ids.size + 1).padStart(12, '0')}`;
    ids.set(id, known);
    return known;
  };
  return withoutEmpty(shorten(example, '', idOf) as Example);
}

const isId = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Fields whose values grant access. */
const secret =
  /token$|^(?:ticket|secret|password|currentPassword|challenge|recoveryCodes?|rawId|clientDataJSON|authenticatorData|attestationObject|signature|userHandle|p256dh|auth|publicKey|pushKey|lotsSeed)$/i;

function shorten(value: unknown, name: string, idOf: (id: string) => string): unknown {
  if (typeof value === 'string') return shortText(value, name, idOf);
  if (Array.isArray(value)) return value.slice(0, mostItems).map((item) => shorten(item, name, idOf));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      isId.test(key) ? idOf(key) : key,
      shorten(inner, key, idOf),
    ]),
  );
}

function shortText(text: string, name: string, idOf: (id: string) => string): string {
  if (isId.test(text)) return idOf(text);
  if (secret.test(name)) return 'x'.repeat(Math.min(text.length, longestText));
  const readable = text.replaceAll(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g, idOf);
  return readable.length > longestText ? `${readable.slice(0, longestText)}…` : readable;
}

function withoutEmpty(example: Example): Example {
  const isEmpty = (part: unknown) =>
    typeof part === 'object' && part !== null && Object.keys(part).length === 0;
  const { params, query, ...rest } = example;
  return { ...(isEmpty(params) ? {} : { params }), ...(isEmpty(query) ? {} : { query }), ...rest };
}
