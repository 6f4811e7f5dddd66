import { AwsClient } from 'aws4fetch';
import { type Files, PicturesAway } from './files.ts';
import { pictureType } from './keys.ts';

export interface BucketSettings {
  /** Where the bucket is, with its name in the path: https://s3.example/pictures */
  readonly url: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly region: string;
}

/** Somebody waits for the answer: a store that does not come back at once is away. */
const retries = 2;
const patience = 10_000;

/** Pictures in a bucket of any store that speaks S3. */
export function bucketFiles({ url, ...credentials }: BucketSettings): Files {
  const client = new AwsClient({ ...credentials, service: 's3', retries });
  const ask = async (method: 'GET' | 'PUT' | 'DELETE', key: string, more: RequestInit = {}) => {
    const signal = AbortSignal.timeout(patience);
    // A signature is good for one address: who is sent elsewhere is at the wrong one.
    const response = await client
      .fetch(`${url}/${key}`, { method, redirect: 'error', signal, ...more })
      .catch((cause) => {
        throw new PicturesAway(`The picture store does not answer to ${method}.`, { cause });
      });
    if (response.ok || response.status === 404) return response;
    throw new PicturesAway(`The picture store answered ${response.status} to ${method}.`);
  };
  return {
    put: async (key, content, type) => {
      const headers = { 'content-type': type, 'cache-control': 'public, max-age=31536000, immutable' };
      const response = await ask('PUT', key, { body: new Uint8Array(content), headers });
      if (!response.ok) throw new PicturesAway('The picture store has no such bucket.');
    },
    get: async (key) => {
      const response = await ask('GET', key);
      if (!response.ok) return undefined;
      return { content: Buffer.from(await response.arrayBuffer()), type: pictureType };
    },
    delete: async (key) => {
      await ask('DELETE', key);
    },
  };
}
