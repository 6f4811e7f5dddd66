import { requestOf } from './request-of.ts';

export interface Answer {
  readonly status: number;
  readonly milliseconds: number;
  readonly headers: string;
  readonly body: string;
}

/** Null if there was no response. */
export async function sendRequest(
  call: Parameters<typeof requestOf>[0],
  data: FormData,
): Promise<Answer | null> {
  const { address, options } = requestOf(call, (name) => String(data.get(name) ?? ''));
  const start = performance.now();
  try {
    const response = await fetch(address, { ...options, credentials: 'omit', cache: 'no-store' });
    const body = await response.text();
    return {
      status: response.status,
      milliseconds: Math.round(performance.now() - start),
      headers: headersOf(response),
      body: indented(body),
    };
  } catch {
    return null;
  }
}

const shownHeaders = ['content-type', 'ratelimit', 'retry-after', 'etag', 'location', 'x-request-id'];

const headersOf = ({ headers }: Response) =>
  shownHeaders.flatMap((name) => (headers.has(name) ? [`${name}: ${headers.get(name)}`] : [])).join('\n');

function indented(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}
