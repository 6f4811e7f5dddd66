/** A parameter as it was sent, with its name as the server reads it. */
interface Parameter {
  readonly name: string;
  readonly text: string;
}

/**
 * A query without the parameters that nothing reads, in one order, with its question mark; empty when nothing is left.
 * Whatever else people append makes no new cache key. Values stay as they were sent.
 */
export function declaredQuery(query: string, declared: ReadonlySet<string>): string {
  const parameters = parametersOf(query).filter(({ name }) => declared.has(name));
  if (parameters.length === 0) return '';
  // Repeated ones keep their order: it may matter.
  parameters.sort((one, other) => (one.name < other.name ? -1 : Number(one.name > other.name)));
  return `?${parameters.map(({ text }) => text).join('&')}`;
}

/** What people type makes ever new URLs: caching those would push out what many read. */
const typed = new Set(['q', 'search']);

export function hasTypedText(query: string): boolean {
  return parametersOf(query).some(({ name, text }) => typed.has(name) && /=./.test(text));
}

/** Whether a query has parameters besides those that are declared. */
export function hasOthers(query: string, declared: ReadonlySet<string>): boolean {
  return parametersOf(query).some(({ name }) => !declared.has(name));
}

function parametersOf(query: string): Parameter[] {
  if (query === '') return [];
  return query.split('&').map((text) => ({ name: decoded(text.split('=', 1)[0] ?? ''), text }));
}

/** No name that is declared needs decoding that fails. */
function decoded(name: string): string {
  if (!name.includes('%')) return name;
  try {
    return decodeURIComponent(name);
  } catch {
    return '';
  }
}
