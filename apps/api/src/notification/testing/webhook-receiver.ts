import { webcrypto } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  readonly path: string;
}

type Answer = (response: ServerResponse, received: Received) => void;

/** A third-party program on this machine that receives webhook events and responds as the test wants. */
export class WebhookReceiver {
  readonly received: Received[] = [];
  readonly #server: Server;
  #answer: Answer = (response) => response.end('ok');
  #arrived: (() => void)[] = [];

  constructor() {
    this.#server = createServer(async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk);
      const { headers, url: path = '' } = request;
      const received = { headers, path, body: Buffer.concat(chunks).toString() };
      this.received.push(received);
      this.#answer(response, received);
      for (const wake of this.#arrived.splice(0)) wake();
    });
  }

  async open(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}/hook`;
  }

  answerWith(status: number, body = '', headers: Record<string, string> = {}): void {
    this.#answer = (response) => response.writeHead(status, headers).end(body);
  }

  /** Accepts requests and never responds. */
  hang(): void {
    this.#answer = () => undefined;
  }

  /** The received requests, once there are that many. */
  async take(count = 1): Promise<Received[]> {
    while (this.received.length < count)
      await new Promise<void>((resolve) => {
        this.#arrived.push(resolve);
      });
    return this.received.splice(0);
  }
}

/** The number of signatures made with a secret, computed with different code than the sender's. */
export async function countValidSignatures(secret: string, { headers, body }: Received): Promise<number> {
  const raw = Uint8Array.from(atob(secret.replace(/^whsec_/, '')), (letter) => letter.charCodeAt(0));
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await webcrypto.subtle.importKey('raw', raw, algorithm, false, ['verify']);
  const signed = new TextEncoder().encode(`${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`);
  const checks = String(headers['webhook-signature'])
    .split(' ')
    .map(async (one) => {
      const [version, digest = ''] = one.split(',');
      const bytes = Uint8Array.from(atob(digest), (letter) => letter.charCodeAt(0));
      return version === 'v1' && (await webcrypto.subtle.verify('HMAC', key, bytes, signed));
    });
  return (await Promise.all(checks)).filter(Boolean).length;
}
