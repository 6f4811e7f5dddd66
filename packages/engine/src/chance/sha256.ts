/**
 * SHA-256 (FIPS 180-4), implemented here because the engine has no dependencies and must give the same
 * results in browsers and on servers.
 */

const BLOCK_BYTES = 64;

function primes(count: number): number[] {
  const found: number[] = [];
  for (let n = 2; found.length < count; n += 1) {
    if (found.every((prime) => n % prime !== 0)) found.push(n);
  }
  return found;
}

function integerRoot(value: bigint, degree: bigint): bigint {
  let low = 0n;
  let high = value;
  while (low < high) {
    const middle = (low + high + 1n) >> 1n;
    if (middle ** degree <= value) low = middle;
    else high = middle - 1n;
  }
  return low;
}

/** The first 32 bits of the fractional part of a root, using integers only (FIPS 180-4, 4.2.2 and 5.3.3). */
function rootFraction(prime: number, degree: bigint): number {
  return Number(integerRoot(BigInt(prime) << (32n * degree), degree) & 0xffffffffn);
}

const ROUND_CONSTANTS = Uint32Array.from(primes(64), (prime) => rootFraction(prime, 3n));
const INITIAL_HASH = Uint32Array.from(primes(8), (prime) => rootFraction(prime, 2n));

const rotate = (word: number, by: number) => (word >>> by) | (word << (32 - by));
const wordAt = (words: Uint32Array, index: number) => words[index] ?? 0;

function pad(message: Uint8Array): Uint8Array {
  const padded = new Uint8Array(Math.ceil((message.length + 9) / BLOCK_BYTES) * BLOCK_BYTES);
  padded.set(message);
  padded[message.length] = 0x80;
  new DataView(padded.buffer).setBigUint64(padded.length - 8, BigInt(message.length) * 8n);
  return padded;
}

function expand(block: DataView): Uint32Array {
  const words = new Uint32Array(64);
  for (let t = 0; t < 16; t += 1) words[t] = block.getUint32(t * 4);
  for (let t = 16; t < 64; t += 1) {
    const near = wordAt(words, t - 2);
    const far = wordAt(words, t - 15);
    const sigma0 = rotate(far, 7) ^ rotate(far, 18) ^ (far >>> 3);
    const sigma1 = rotate(near, 17) ^ rotate(near, 19) ^ (near >>> 10);
    words[t] = sigma1 + wordAt(words, t - 7) + sigma0 + wordAt(words, t - 16);
  }
  return words;
}

function compress(hash: Uint32Array, block: DataView): void {
  const words = expand(block);
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = hash;
  for (let t = 0; t < 64; t += 1) {
    const choice = (e & f) ^ (~e & g);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const mixE = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const mixA = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const first = (h + mixE + choice + wordAt(ROUND_CONSTANTS, t) + wordAt(words, t)) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + mixA + majority) | 0];
  }
  for (const [index, word] of [a, b, c, d, e, f, g, h].entries()) hash[index] = wordAt(hash, index) + word;
}

/** The SHA-256 digest of some bytes. */
export function sha256(bytes: Uint8Array): Uint8Array {
  const padded = pad(bytes);
  const hash = INITIAL_HASH.slice();
  for (let start = 0; start < padded.length; start += BLOCK_BYTES) {
    compress(hash, new DataView(padded.buffer, start, BLOCK_BYTES));
  }
  const digest = new Uint8Array(32);
  const view = new DataView(digest.buffer);
  for (const [index, word] of hash.entries()) view.setUint32(index * 4, word);
  return digest;
}

function join(first: Uint8Array, second: Uint8Array): Uint8Array {
  const joined = new Uint8Array(first.length + second.length);
  joined.set(first);
  joined.set(second, first.length);
  return joined;
}

/** HMAC-SHA256 (RFC 2104), used to verify a published commitment to a draw. */
export function hmacSha256(key: Uint8Array, message: Uint8Array): Uint8Array {
  const block = new Uint8Array(BLOCK_BYTES);
  block.set(key.length > BLOCK_BYTES ? sha256(key) : key);
  const inner = sha256(
    join(
      block.map((byte) => byte ^ 0x36),
      message,
    ),
  );
  return sha256(
    join(
      block.map((byte) => byte ^ 0x5c),
      inner,
    ),
  );
}

/** Bytes as lower-case hexadecimal. */
export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The UTF-8 bytes of a text. */
export function utf8(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}
