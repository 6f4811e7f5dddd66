import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { BackupError } from './lines.ts';

/**
 * An encrypted backup: a mark, a salt, then chunks of AES-256-GCM, each with its length before and its tag
 * behind it. The nonce counts the chunks and marks the last one, so that none can be left out, swapped or cut
 * off unnoticed. The salt gives every file its own key, so that no nonce is used twice with one key.
 */
const mark = Buffer.from('traip-backup-encrypted-1\n');
const saltLength = 16;
const tagLength = 16;
const chunkLength = 65_536;

type Bytes = AsyncIterable<Buffer>;

export async function* encrypted(source: Bytes, secret: string): AsyncGenerator<Buffer> {
  const salt = randomBytes(saltLength);
  const key = keyOf(secret, salt);
  yield Buffer.concat([mark, salt]);
  let pending = Buffer.alloc(0);
  let number = 0;
  for await (const piece of source) {
    pending = Buffer.concat([pending, piece]);
    for (; pending.length > chunkLength; pending = pending.subarray(chunkLength))
      yield seal(key, nonceOf(number++, false), pending.subarray(0, chunkLength));
  }
  yield seal(key, nonceOf(number, true), pending);
}

/** Whether a backup that starts like this is encrypted. */
export function isEncrypted(start: Buffer): boolean {
  return start.subarray(0, mark.length).equals(mark);
}

/** The content of a backup, whether it is encrypted or not. */
export async function* decrypted(source: Bytes, secret: string | undefined): AsyncGenerator<Buffer> {
  const reader = new Reader(source);
  const start = await reader.take(mark.length);
  if (!isEncrypted(start)) {
    yield start;
    yield* reader.rest();
    return;
  }
  if (secret === undefined) throw new BackupError('This backup is encrypted. Set BACKUP_KEY to its key.');
  const key = keyOf(secret, await reader.take(saltLength));
  for (let number = 0, isLast = false; !isLast; number++) {
    const header = await reader.take(4);
    const sealed = await reader.take(header.length < 4 ? 0 : Math.min(header.readUInt32BE(), maxSealed));
    isLast = await reader.isAtEnd();
    yield open(key, nonceOf(number, isLast), sealed);
  }
}

const maxSealed = chunkLength + tagLength;

function keyOf(secret: string, salt: Buffer): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, 'traip backup', 32));
}

function nonceOf(number: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUIntBE(number, 5, 6);
  nonce.writeUInt8(isLast ? 1 : 0, 11);
  return nonce;
}

function seal(key: Buffer, nonce: Buffer, plain: Buffer): Buffer {
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  const content = Buffer.concat([cipher.update(plain), cipher.final()]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length + tagLength);
  return Buffer.concat([length, content, cipher.getAuthTag()]);
}

function open(key: Buffer, nonce: Buffer, sealed: Buffer): Buffer {
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: tagLength });
    decipher.setAuthTag(sealed.subarray(-tagLength));
    return Buffer.concat([decipher.update(sealed.subarray(0, -tagLength)), decipher.final()]);
  } catch (error) {
    throw new BackupError('BACKUP_KEY is not the key of this backup, or the file is damaged.', {
      cause: error,
    });
  }
}

/** Splits a stream by lengths; at its end there may be less. */
class Reader {
  readonly #source: AsyncIterator<Buffer>;
  #pending = Buffer.alloc(0);

  constructor(source: Bytes) {
    this.#source = source[Symbol.asyncIterator]();
  }

  async take(length: number): Promise<Buffer> {
    while (this.#pending.length < length && (await this.#readOn()));
    const taken = this.#pending.subarray(0, length);
    this.#pending = this.#pending.subarray(length);
    return taken;
  }

  async isAtEnd(): Promise<boolean> {
    return this.#pending.length === 0 && !(await this.#readOn());
  }

  async *rest(): AsyncGenerator<Buffer> {
    while (!(await this.isAtEnd())) yield this.take(this.#pending.length);
  }

  async #readOn(): Promise<boolean> {
    const { value, done } = await this.#source.next();
    if (done) return false;
    this.#pending = Buffer.concat([this.#pending, value]);
    return true;
  }
}
