import { randomBytes } from 'node:crypto';
import { type BucketSettings, bucketFiles } from '../../platform/files/s3.ts';

/** Stores, reads and removes a file like Traip; returns whether strangers could read it, throws on failure. */
export async function checkBucket(settings: BucketSettings): Promise<{ readonly isPublic: boolean }> {
  const files = bucketFiles(settings);
  const key = `avatars/${randomBytes(32).toString('hex')}.webp`;
  const content = randomBytes(16);
  await files.put(key, content, 'application/octet-stream');
  try {
    const read = await files.get(key);
    if (!read?.content.equals(content)) throw new Error('What was stored is not what is read.');
    return { isPublic: await isPubliclyReadable(`${settings.url}/${key}`) };
  } finally {
    await files.delete(key);
  }
}

async function isPubliclyReadable(url: string): Promise<boolean> {
  const reply = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(10_000) });
  await reply.body?.cancel();
  return reply.ok;
}
