import { AwsClient } from 'aws4fetch';
import type { Files } from './files.ts';
import { pictureType } from './keys.ts';

export interface BucketSettings {
  /** Where the bucket is, with its name in the path: https://s3.example/pictures */
  readonly url: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly region: string;
}

/** Pictures in a bucket of any store that speaks S3. */
export function bucketFiles({ url, ...credentials }: BucketSettings): Files {
  const client = new AwsClient({ ...credentials, service: 's3' });
  const ask = async (method: 'GET' | 'PUT' | 'DELETE', key: string, more: RequestInit = {}) => {
    const response = await client.fetch(`${url}/${key}`, { method, ...more });
    if (response.ok || response.status === 404) return response;
    throw new Error(`The picture store answered ${response.status} to ${method}.`);
  };
  return {
    put: async (key, content, type) => {
      const headers = { 'content-type': type, 'cache-control': 'public, max-age=31536000, immutable' };
      const response = await ask('PUT', key, { body: new Uint8Array(content), headers });
      if (!response.ok) throw new Error('The picture store has no such bucket.');
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
