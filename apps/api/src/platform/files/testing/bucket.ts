import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import S3rver from 's3rver';
import type { BucketSettings } from '../s3.ts';
import { isSigned, type SignedRequest } from './signature.ts';

/** The only credentials that the store accepts. */
const key = { accessKeyId: 'S3RVER', secretAccessKey: 'a secret of this store', region: 'us-east-1' };

/** S3rver does not verify version 4 signatures: without this, any caller with the right key id would be accepted. */
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

/** A bucket of an S3-compatible store that checks signatures. */
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
