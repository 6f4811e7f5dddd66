import { createHash } from 'node:crypto';
import { constants, createDeflateRaw } from 'node:zlib';
import { checksumWithHoles } from './checksum.ts';
import type { Room } from './spare-room.ts';

/**
 * A page with holes where the nonce of its content security policy stood. Each answer fills them with a nonce of its
 * own, in the page as in the header: what is kept is no key to any later page. A new nonce is as long as the first.
 */
export interface StampedPage {
  /** Changes with the page, and not with the nonce. */
  readonly etag: string;
  readonly bytes: number;
  readonly plain: Stamped;
  readonly gzip: Stamped;
}

/** One form of the page: how long it is, and the page itself with this nonce, at the beginning of some room. */
export interface Stamped {
  readonly length: number;
  write(nonce: string, room: Room): void;
}

export async function stampedPage(body: Buffer, nonce: string): Promise<StampedPage> {
  const parts = partsBetween(body, nonce);
  const plain = withHoles(parts, nonce.length);
  const packed = gzipWithHoles(await packedParts(parts, nonce.length), nonce.length);
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return {
    etag: `W/"${hash.digest('base64url').slice(0, 27)}"`,
    bytes: plain.blank.length + packed.blank.length,
    plain: {
      length: plain.blank.length,
      write: (fresh, room) => fill(plain, Buffer.from(fresh), room),
    },
    gzip: stampedGzip(plain, packed, nonce.length),
  };
}

/** What follows the compressed page: the checksum of the page, and its length. */
function stampedGzip(plain: Blank, packed: Blank, width: number): Stamped {
  const { length } = packed.blank;
  const checksum = checksumWithHoles(plain.blank, plain.holes, width);
  packed.blank.writeUInt32LE(plain.blank.length, length - 4);
  return {
    length,
    write(fresh, room) {
      const filling = Buffer.from(fresh);
      fill(packed, filling, room);
      room.bytes.writeUInt32LE(checksum(filling), length - 8);
    },
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

/** Everything that is the same in each answer, and where the rest goes. */
interface Blank {
  readonly blank: Buffer;
  readonly holes: readonly number[];
}

function withHoles(parts: readonly Buffer[], width: number): Blank {
  const hole = Buffer.alloc(width);
  const holes: number[] = [];
  let length = 0;
  for (const part of parts.slice(0, -1)) {
    length += part.length;
    holes.push(length);
    length += width;
  }
  return { blank: Buffer.concat(parts.flatMap((part, index) => (index > 0 ? [hole, part] : [part]))), holes };
}

/** A few short writes, where the room was used for this page before; else one copy more. */
function fill({ blank, holes }: Blank, filling: Buffer, room: Room): void {
  if (room.holds !== blank) blank.copy(room.bytes);
  room.holds = blank;
  for (const at of holes) room.bytes.set(filling, at);
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

/** Each nonce is a block of bytes as they are: the compressed page, too, has holes at known places. */
function gzipWithHoles(packed: readonly Buffer[], width: number): Blank {
  const last = packed.length - 1;
  const framed = packed.map((part, index) =>
    Buffer.concat([
      ...(index === 0 ? [gzipHeader] : []),
      part,
      ...(index < last ? [storedHeader(width)] : [lastBlock, Buffer.alloc(8)]),
    ]),
  );
  return withHoles(framed, width);
}

/** A block of bytes as they are: its kind, its length, and its length inverted. */
function storedHeader(length: number): Buffer {
  const header = Buffer.alloc(5);
  header.writeUInt16LE(length, 1);
  header.writeUInt16LE(length ^ 0xffff, 3);
  return header;
}
