import { createHash } from 'node:crypto';
import { constants, createDeflateRaw } from 'node:zlib';
import { crc32Template } from './crc32-template.ts';

/**
 * A page with gaps where the nonce of its content security policy stood. Each response fills them with a nonce of its
 * own, so a cached page never reveals the nonce of a later one. A new nonce is as long as the first.
 */
export interface NonceTemplate {
  /** Changes with the page, not with the nonce. */
  readonly etag: string;
  readonly bytes: number;
  readonly plain: TemplateBody;
  readonly gzip: TemplateBody;
}

interface TemplateBody {
  fill(nonce: string): Buffer;
}

export async function nonceTemplate(body: Buffer, nonce: string): Promise<NonceTemplate> {
  const parts = splitAt(body, nonce);
  const plain = join(parts, nonce.length);
  const gzip = gzipWithGaps(await deflateParts(parts, nonce.length), nonce.length);
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return {
    etag: `W/"${hash.digest('base64url').slice(0, 27)}"`,
    bytes: plain.blank.length + gzip.blank.length,
    plain: { fill: (newNonce) => fill(plain, Buffer.from(newNonce)) },
    gzip: gzipBody(plain, gzip, nonce.length),
  };
}

/** A gzip stream ends with the checksum of the plain page, and its length. */
function gzipBody(plain: Gapped, gzip: Gapped, width: number): TemplateBody {
  const { length } = gzip.blank;
  const checksum = crc32Template(plain.blank, plain.gaps, width);
  gzip.blank.writeUInt32LE(plain.blank.length, length - 4);
  return {
    fill(newNonce) {
      const nonce = Buffer.from(newNonce);
      const body = fill(gzip, nonce);
      body.writeUInt32LE(checksum(nonce), length - 8);
      return body;
    },
  };
}

function splitAt(body: Buffer, nonce: string): Buffer[] {
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

/** The bytes that every response has in common, and the offsets of the nonces. */
interface Gapped {
  readonly blank: Buffer;
  readonly gaps: readonly number[];
}

function join(parts: readonly Buffer[], width: number): Gapped {
  const gap = Buffer.alloc(width);
  const gaps: number[] = [];
  let length = 0;
  for (const part of parts.slice(0, -1)) {
    length += part.length;
    gaps.push(length);
    length += width;
  }
  return { blank: Buffer.concat(parts.flatMap((part, index) => (index > 0 ? [gap, part] : [part]))), gaps };
}

function fill({ blank, gaps }: Gapped, nonce: Buffer): Buffer {
  const filled = Buffer.from(blank);
  for (const at of gaps) filled.set(nonce, at);
  return filled;
}

/**
 * The parts compressed once, each ending at a whole byte. Where a nonce will stand the compressor sees bytes that no
 * page contains: it counts their length, and never refers back to what will be different text.
 */
async function deflateParts(parts: readonly Buffer[], width: number): Promise<Buffer[]> {
  const deflate = createDeflateRaw({ level: 6 });
  let chunks: Buffer[] = [];
  deflate.on('data', (chunk: Buffer) => chunks.push(chunk));
  const compress = async (bytes: Buffer) => {
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
  const compressed: Buffer[] = [];
  for (const [index, part] of parts.entries()) {
    if (index > 0) await compress(placeholder(width, index));
    compressed.push(await compress(part));
  }
  deflate.destroy();
  return compressed;
}

/** Control characters, which no page contains. */
function placeholder(length: number, seed: number): Buffer {
  return Buffer.from(Array.from({ length }, (_, index) => 1 + ((index * 3 + seed) % 7)));
}

const gzipHeader = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3]);
const lastBlock = Buffer.from([3, 0]);
const trailer = Buffer.alloc(8);

/** Each nonce is a stored block, so the compressed page has gaps at known offsets too. */
function gzipWithGaps(compressed: readonly Buffer[], width: number): Gapped {
  const last = compressed.length - 1;
  const framed = compressed.map((part, index) =>
    Buffer.concat([
      ...(index === 0 ? [gzipHeader] : []),
      part,
      ...(index < last ? [storedBlockHeader(width)] : [lastBlock, trailer]),
    ]),
  );
  return join(framed, width);
}

/** Block type, length, and the length inverted. */
function storedBlockHeader(length: number): Buffer {
  const header = Buffer.alloc(5);
  header.writeUInt16LE(length, 1);
  header.writeUInt16LE(length ^ 0xffff, 3);
  return header;
}
