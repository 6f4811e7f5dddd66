import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(argon2);

/** OWASP's smallest argon2id setting: 19 MiB, two passes, one lane; about 40 ms per password. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 };
const costsNow = `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$`;
const tagLength = 32;

/** A PHC string, which includes salt and cost. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await derive('argon2id', { message: password, nonce, tagLength, ...cost });
  return `${costsNow}${encode(nonce)}$${encode(tag)}`;
}

/** Whether a hash was made with a lower cost than the current one. */
export const isOutdatedHash = (hash: string) => !hash.startsWith(costsNow);

const phc = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

export async function verifyPassword(password: string, hash: string): Promise<boolean> {
  const [, memory, passes, parallelism, nonce, tag] = hash.match(phc) ?? [];
  if (!nonce || !tag) throw new Error('A stored password hash is not an argon2id PHC string.');
  const expected = Buffer.from(tag, 'base64');
  const actual = await derive('argon2id', {
    message: password,
    nonce: Buffer.from(nonce, 'base64'),
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    tagLength: expected.length,
  });
  return timingSafeEqual(actual, expected);
}

const dummyHash = hashPassword(randomBytes(32).toString('hex'));

/** Takes as long as a real check, so that response times do not reveal whether the account exists. */
export async function verifyAgainstDummy(password: string): Promise<false> {
  await verifyPassword(password, await dummyHash);
  return false;
}

function encode(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64').replaceAll('=', '');
}
