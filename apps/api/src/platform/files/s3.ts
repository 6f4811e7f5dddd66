import { AwsClient } from 'aws4fetch';
import { type Files, PictureStoreUnavailable } from './files.ts';
import { pictureType } from './keys.ts';

export interface BucketSettings {
  /** The URL of the bucket, with its name in the path: https://s3.example/pictures */
  readonly url: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly region: string;
}

/** A person waits for the reply: a slow store counts as unavailable. */
const retries = 2;
const timeoutMs = 10_000;

/** Stores pictures in a bucket of any S3-compatible store. */
export function bucketFiles({ url, ...credentials }: BucketSettings): Files {
  const client = new AwsClient({ ...credentials, service: 's3', retries });
  const request = async (method: 'GET' | 'PUT' | 'DELETE', key: string, init: RequestInit = {}) => {
    const signal = AbortSignal.timeout(timeoutMs);
    // A signature is valid for one URL only, so a redirect means that the configured one is wrong.
    const response = await client
      .fetch(`${url}/${key}`, { method, redirect: 'error', signal, ...init })
      .catch((cause) => {
        throw new PictureStoreUnavailable(`The picture store does not answer to ${method}.`, { cause });
      });
    if (response.ok || response.status === 404) return response;
    throw new PictureStoreUnavailable(`The picture store answered ${response.status} to ${method}.`);
  };
  return {
    put: async (key, content, type) => {
      const headers = { 'content-type': type, 'cache-control': 'public, max-age=31536000, immutable' };
      const response = await request('PUT', key, { body: new Uint8Array(content), headers });
      if (!response.ok) throw new PictureStoreUnavailable('The picture store has no such bucket.');
    },
    get: async (key) => {
      const response = await request('GET', key);
      if (!response.ok) return undefined;
      return { content: Buffer.from(await response.arrayBuffer()), type: pictureType };
    },
    delete: async (key) => {
      await request('DELETE', key);
    },
  };
}
