import { createDecipheriv, createECDH, createHmac, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** A message that a device received, decrypted. */
interface ReceivedPush {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly message: {
    readonly title: string;
    readonly body: string;
    readonly path: string;
    readonly tag: string;
  };
}

/** A push service on this machine, and its devices, which decrypt what they get (RFC 8291). */
export async function startPushService() {
  const devices = new Map<string, Device>();
  const received: ReceivedPush[] = [];
  const statuses = new Map<string, number>();
  const server = createServer(async (request, response) => {
    const path = request.url ?? '';
    const content = await buffer(request);
    const status = statuses.get(path) ?? 201;
    const device = devices.get(path);
    if (device && status === 201)
      received.push({ path, headers: request.headers, message: JSON.parse(device.read(content)) });
    response.writeHead(status).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    host,
    received,
    /** From now on this device responds like this. */
    answer: (path: string, status: number) => statuses.set(path, status),
    device: (path: string) => {
      const device = new Device();
      devices.set(path, device);
      return { endpoint: `http://${host}${path}`, keys: device.keys, label: 'Firefox · Linux' };
    },
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

class Device {
  readonly #pair = createECDH('prime256v1');
  readonly #auth = randomBytes(16);
  readonly keys: { readonly p256dh: string; readonly auth: string };

  constructor() {
    const p256dh = this.#pair.generateKeys().toString('base64url');
    this.keys = { p256dh, auth: this.#auth.toString('base64url') };
  }

  /** RFC 8188 with the keys of RFC 8291: one record. */
  read(content: Buffer): string {
    const [salt, length] = [content.subarray(0, 16), content.readUInt8(20)];
    const sender = content.subarray(21, 21 + length);
    const sealed = content.subarray(21 + length);
    const shared = this.#pair.computeSecret(sender);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.#pair.getPublicKey(), sender]);
    const secret = derive(shared, this.#auth, info, 32);
    const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
    const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
    const cipher = createDecipheriv('aes-128-gcm', key, nonce);
    cipher.setAuthTag(sealed.subarray(-16));
    const padded = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
    return padded.subarray(0, padded.lastIndexOf(2)).toString();
  }
}

/** HKDF with SHA-256, for up to 32 bytes. */
function derive(secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer {
  const key = createHmac('sha256', salt).update(secret).digest();
  const one = Buffer.concat([info, Buffer.from([1])]);
  return createHmac('sha256', key).update(one).digest().subarray(0, length);
}
