/** What an example of a call is made of. */
export interface SampleCall {
  readonly method: string;
  /** With `{name}` for each parameter. */
  readonly path: string;
  readonly needsToken: boolean;
  readonly parameters: readonly SampleParameter[];
  readonly body: unknown;
  readonly hasBody: boolean;
  /** The type of a file that is sent instead of a body. */
  readonly sentType: string | null;
  readonly replyType: string;
}

interface SampleParameter {
  readonly name: string;
  readonly place: 'path' | 'query' | 'header';
  readonly isRequired: boolean;
  readonly example: unknown;
}

/** The address of an example: with the values that a test sent, or the names of those that it did not. */
export function sampleAddress(origin: string, { path, parameters }: SampleCall): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (whole, name: string) => {
    const value = parameters.find((each) => each.place === 'path' && each.name === name)?.example;
    return value === undefined ? whole : encodeURIComponent(String(value));
  });
  const query = new URLSearchParams(
    parameters
      .filter(({ place, example }) => place === 'query' && example !== undefined)
      .map(({ name, example }) => [name, String(example)]),
  ).toString();
  return `${origin}${filled}${query === '' ? '' : `?${query}`}`;
}

/** The body that is sent; an example that is no object is what a test sent to see it refused or ignored. */
export function sampleBody({ hasBody, body }: SampleCall): object | undefined {
  if (!hasBody) return undefined;
  return typeof body === 'object' && body !== null ? body : {};
}

/** How a file that is sent, or answered, could be called. */
export function fileNameFor(type: string): string {
  const ending = endings[type] ?? 'bin';
  return `file.${ending}`;
}

const endings: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'application/pdf': 'pdf',
  'text/csv': 'csv',
  'text/calendar': 'ics',
};

export const isJson = (type: string) => type === 'application/json';
export const isFeed = (type: string) => type === 'text/event-stream';
