/** The data of a call's example. */
export interface SampleCall {
  readonly method: string;
  /** With `{name}` for each parameter. */
  readonly path: string;
  readonly needsToken: boolean;
  readonly parameters: readonly SampleParameter[];
  readonly body: unknown;
  readonly hasBody: boolean;
  /** The type of a file sent instead of a body. */
  readonly sentType: string | null;
  readonly replyType: string;
}

interface SampleParameter {
  readonly name: string;
  readonly place: 'path' | 'query' | 'header';
  readonly isRequired: boolean;
  readonly example: unknown;
}

/** The URL of an example: with the values that a test sent, or parameter names where it sent none. */
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

/** The request body. An example that isn't an object comes from a test of a refused or ignored body. */
export function sampleBody({ hasBody, body }: SampleCall): object | undefined {
  if (!hasBody) return undefined;
  return typeof body === 'object' && body !== null ? body : {};
}

/** A name for a file that is sent or returned. */
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
