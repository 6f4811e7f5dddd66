import { deferScripts } from './deferred-scripts/defer-scripts.ts';
import { type NonceTemplate, nonceTemplate } from './nonce-template.ts';

/** A page as Next rendered it for an anonymous reader. */
export interface Rendered extends PageHead {
  readonly template: NonceTemplate;
}

interface PageHead {
  readonly status: number;
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** As the policy in the headers has it; empty when there is none. */
  readonly nonce: string;
}

/** Only a complete page that is the same for everybody may be cached. */
export function isCacheable({ status, nonce, headers }: PageHead): boolean {
  return status === 200 && nonce !== '' && !headers.some(([name]) => name === 'set-cookie');
}

/** Headers of one connection, or ones that we write ourselves. */
const dropped =
  /^(connection|keep-alive|transfer-encoding|content-length|content-encoding|date|etag|cache-control|vary)$/;

interface RenderOptions {
  readonly forwarded: Readonly<Record<string, string>>;
  /** Whether its scripts are deferred until they are needed. */
  readonly defersScripts: boolean;
}

/** Has Next render a page, as for a reader of whom nothing is known. */
export async function render(url: string, { forwarded, defersScripts }: RenderOptions): Promise<Rendered> {
  const response = await fetch(url, {
    headers: { ...forwarded, 'user-agent': 'Traip', accept: 'text/html', 'accept-encoding': 'identity' },
    redirect: 'manual',
    signal: AbortSignal.timeout(30_000),
  });
  const body = Buffer.from(await response.arrayBuffer());
  const [, nonce = ''] = /'nonce-([^']+)'/.exec(response.headers.get('content-security-policy') ?? '') ?? [];
  const headers = [...response.headers].filter(([name]) => !dropped.test(name));
  const { status } = response;
  const isDeferred = defersScripts && isCacheable({ status, headers, nonce });
  const sent = isDeferred ? deferScripts({ body: body.toString(), headers }, nonce) : { body, headers };
  const template = await nonceTemplate(Buffer.from(sent.body as string), nonce);
  return { status, headers: sent.headers, nonce, template };
}
