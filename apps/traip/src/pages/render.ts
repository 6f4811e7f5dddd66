import { type StampedPage, stampedPage } from './stamped-page.ts';

/** A page as Next made it, for whoever asks. */
export interface Rendered {
  readonly status: number;
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** Stands wherever the headers say the nonce. */
  readonly nonce: string;
  readonly page: StampedPage;
}

/** Only a whole page that is the same for all is worth keeping. */
export function isKept({ status, nonce, headers }: Rendered): boolean {
  return status === 200 && nonce !== '' && !headers.some(([name]) => name === 'set-cookie');
}

/** Of one connection, or written anew by us. */
const dropped =
  /^(connection|keep-alive|transfer-encoding|content-length|content-encoding|date|etag|cache-control|vary)$/;

/** Has Next make a page, as for a reader of whom nothing is known. */
export async function render(url: string, forwarded: Record<string, string>): Promise<Rendered> {
  const answer = await fetch(url, {
    headers: { ...forwarded, 'user-agent': 'Traip', accept: 'text/html', 'accept-encoding': 'identity' },
    redirect: 'manual',
    signal: AbortSignal.timeout(30_000),
  });
  const body = Buffer.from(await answer.arrayBuffer());
  const [, nonce = ''] = /'nonce-([^']+)'/.exec(answer.headers.get('content-security-policy') ?? '') ?? [];
  const headers = [...answer.headers].filter(([name]) => !dropped.test(name));
  return { status: answer.status, headers, nonce, page: await stampedPage(body, nonce) };
}
