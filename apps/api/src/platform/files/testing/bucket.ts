import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import S3rver from 's3rver';
import type { BucketSettings } from '../s3.ts';
import { isSigned, type SignedRequest } from './signature.ts';

/** The only key that the store knows. */
const key = { accessKeyId: 'S3RVER', secretAccessKey: 'a secret of this store', region: 'us-east-1' };

/** It says itself that it does not verify signatures of version 4: whoever knows the name of a key would come in. */
class StrictStore extends S3rver {
  override callback(): RequestListener {
    const serve = super.callback();
    return (request, response) =>
      isSigned(request as IncomingMessage & SignedRequest, key.secretAccessKey)
        ? serve(request, response)
        : refuse(response);
  }
}

function refuse(response: ServerResponse): void {
  response.writeHead(403).end('<Error><Code>SignatureDoesNotMatch</Code></Error>');
}

export interface Bucket {
  readonly origin: string;
  /** How to reach it. */
  readonly settings: BucketSettings;
  close(): Promise<void>;
}

/** A bucket of a store that speaks S3 and believes nobody without the secret. */
export async function openBucket(directory: string): Promise<Bucket> {
  const store = new StrictStore({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [{ name: 'pictures', configs: [] }],
  });
  const { port } = await store.run();
  const origin = `http://127.0.0.1:${port}`;
  return { origin, settings: { ...key, url: `${origin}/pictures` }, close: () => store.close() };
}
