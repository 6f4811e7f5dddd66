import { createHash } from 'node:crypto';
import { constants, crc32, createDeflateRaw } from 'node:zlib';

/**
 * A page with holes where the nonce of its content security policy stood. Each answer fills them with a nonce of its
 * own, in the page as in the header: what is kept is no key to any later page.
 */
export interface StampedPage {
  /** Changes with the page, and not with the nonce. */
  readonly etag: string;
  readonly bytes: number;
  plain(nonce: string): Buffer;
  gzip(nonce: string): Buffer;
}

export async function stampedPage(body: Buffer, nonce: string): Promise<StampedPage> {
  const parts = partsBetween(body, nonce);
  const packed = await packedParts(parts, nonce.length);
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  const packedBytes = packed.reduce((sum, part) => sum + part.length, 0);
  return {
    etag: `W/"${hash.digest('base64url').slice(0, 27)}"`,
    bytes: body.length + packedBytes,
    plain: (fresh) => Buffer.concat(between(parts, Buffer.from(fresh))),
    gzip: (fresh) => gzipOf(parts, packed, Buffer.from(fresh)),
  };
}

function partsBetween(body: Buffer, nonce: string): Buffer[] {
  const parts: Buffer[] = [];
  let start = 0;
  if (nonce !== '') {
    for (let at = body.indexOf(nonce); at !== -1; at = body.indexOf(nonce, start)) {
      parts.push(body.subarray(start, at));
      start = at + nonce.length;
    }
  }
  return [...parts, body.subarray(start)];
}

function between(parts: readonly Buffer[], filling: Buffer): Buffer[] {
  const whole: Buffer[] = [];
  for (const part of parts) whole.push(part, filling);
  whole.pop();
  return whole;
}

/**
 * The parts compressed once, each ending at a whole byte. Where a nonce will stand the compressor sees bytes that no
 * page has: it counts their length, and never refers back to what will be another text.
 */
async function packedParts(parts: readonly Buffer[], nonceLength: number): Promise<Buffer[]> {
  const deflate = createDeflateRaw({ level: 6 });
  let chunks: Buffer[] = [];
  deflate.on('data', (chunk: Buffer) => chunks.push(chunk));
  const pack = async (bytes: Buffer) => {
    chunks = [];
    await new Promise<void>((resolve, reject) => {
      deflate.once('error', reject);
      deflate.write(bytes);
      deflate.flush(constants.Z_SYNC_FLUSH, () => {
        deflate.off('error', reject);
        resolve();
      });
    });
    return Buffer.concat(chunks);
  };
  const packed: Buffer[] = [];
  for (const [index, part] of parts.entries()) {
    if (index > 0) await pack(placeholder(nonceLength, index));
    packed.push(await pack(part));
  }
  deflate.destroy();
  return packed;
}

/** Control characters, which no text on the web contains. */
function placeholder(length: number, seed: number): Buffer {
  return Buffer.from(Array.from({ length }, (_, index) => 1 + ((index * 3 + seed) % 7)));
}

const gzipHeader = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3]);
const lastBlock = Buffer.from([3, 0]);

function gzipOf(parts: readonly Buffer[], packed: readonly Buffer[], nonce: Buffer): Buffer {
  const stored = Buffer.concat([storedHeader(nonce.length), nonce]);
  let [sum, length] = [0, 0];
  for (const part of between(parts, nonce)) {
    sum = crc32(part, sum);
    length += part.length;
  }
  const end = Buffer.alloc(8);
  end.writeUInt32LE(sum, 0);
  end.writeUInt32LE(length >>> 0, 4);
  return Buffer.concat([gzipHeader, ...between(packed, stored), lastBlock, end]);
}

/** A block of bytes as they are: its kind, its length, and its length inverted. */
function storedHeader(length: number): Buffer {
  const header = Buffer.alloc(5);
  header.writeUInt16LE(length, 1);
  header.writeUInt16LE(length ^ 0xffff, 3);
  return header;
}
