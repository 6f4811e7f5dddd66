export { createRandom, type Random } from './random.ts';
export { hmacSha256, sha256, toHex, utf8 } from './sha256.ts';
