import { createHash, createHmac } from 'node:crypto';

/** A request as it came over the line. */
export interface SignedRequest {
  readonly method: string;
  /** Path and query, encoded as they were sent. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

/**
 * Signature Version 4 of AWS, as a store computes it from what reached it, with nothing of the library that signs:
 * https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html
 */
export function signatureOf(request: SignedRequest, secret: string): string | undefined {
  const named = signedNames(request);
  if (!named) return undefined;
  const { scope, names } = named;
  const [path = '', query = ''] = request.url.split('?');
  const said = (name: string) =>
    String(request.headers[name] ?? '')
      .trim()
      .replaceAll(/\s+/g, ' ');
  const asked = [
    request.method,
    path,
    query.split('&').sort().join('&'),
    ...names.map((name) => `${name}:${said(name)}`),
    '',
    names.join(';'),
    said('x-amz-content-sha256'),
  ].join('\n');
  const digest = createHash('sha256').update(asked).digest('hex');
  const toSign = ['AWS4-HMAC-SHA256', said('x-amz-date'), scope.join('/'), digest].join('\n');
  const key = scope.reduce<string | Buffer>(hmac, `AWS4${secret}`);
  return hmac(key, toSign).toString('hex');
}

/** Whether somebody signed it who knows the secret. */
export function isSigned(request: SignedRequest, secret: string): boolean {
  const given = /Signature=([0-9a-f]{64})$/.exec(String(request.headers.authorization ?? ''))?.[1];
  return given !== undefined && given === signatureOf(request, secret);
}

/** What the signature says it covers: a day, a region and a service, and these headers. */
function signedNames({ headers }: SignedRequest) {
  const form = /^AWS4-HMAC-SHA256 Credential=[^/]+\/([^,]+), ?SignedHeaders=([^,]+), ?Signature=/;
  const [, scope, names] = form.exec(String(headers.authorization ?? '')) ?? [];
  if (scope === undefined || names === undefined) return undefined;
  return { scope: scope.split('/'), names: names.split(';') };
}

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}
