import { createHmac, randomBytes } from 'node:crypto';

const prefix = 'whsec_';
const secretBytes = 32;

export function newSecret(): Uint8Array {
  return randomBytes(secretBytes);
}

/** As receivers enter it (standardwebhooks.com). */
export function secretText(secret: Uint8Array): string {
  return prefix + Buffer.from(secret).toString('base64');
}

interface SignedMessage {
  readonly id: string;
  readonly at: Date;
  readonly body: string;
}

/** The three headers of a message, with a signature for each secret, separated by spaces. */
export function signatureHeaders(secrets: readonly Uint8Array[], { id, at, body }: SignedMessage) {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const signatures = secrets.map((secret) => {
    const digest = createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`).digest('base64');
    return `v1,${digest}`;
  });
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.join(' '),
  };
}
