import { createHash, createHmac } from 'node:crypto';

/** A request as it was received. */
export interface SignedRequest {
  readonly method: string;
  /** Path and query, encoded as sent. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

/**
 * AWS Signature Version 4 as a store computes it from a request, independent of the library that signs:
 * https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html
 */
function signatureOf(request: SignedRequest, secret: string): string | undefined {
  const authorization = parseAuthorization(request);
  if (!authorization) return undefined;
  const { scope, names } = authorization;
  const [path = '', query = ''] = request.url.split('?');
  const headerValue = (name: string) =>
    String(request.headers[name] ?? '')
      .trim()
      .replaceAll(/\s+/g, ' ');
  const canonicalRequest = [
    request.method,
    path,
    query.split('&').sort().join('&'),
    ...names.map((name) => `${name}:${headerValue(name)}`),
    '',
    names.join(';'),
    headerValue('x-amz-content-sha256'),
  ].join('\n');
  const digest = createHash('sha256').update(canonicalRequest).digest('hex');
  const toSign = ['AWS4-HMAC-SHA256', headerValue('x-amz-date'), scope.join('/'), digest].join('\n');
  const key = scope.reduce<string | Buffer>(hmac, `AWS4${secret}`);
  return hmac(key, toSign).toString('hex');
}

/** Whether the request was signed with the secret. */
export function isSigned(request: SignedRequest, secret: string): boolean {
  const given = /Signature=([0-9a-f]{64})$/.exec(String(request.headers.authorization ?? ''))?.[1];
  return given !== undefined && given === signatureOf(request, secret);
}

/** The credential scope (day, region, service) and the signed headers. */
function parseAuthorization({ headers }: SignedRequest) {
  const form = /^AWS4-HMAC-SHA256 Credential=[^/]+\/([^,]+), ?SignedHeaders=([^,]+), ?Signature=/;
  const [, scope, names] = form.exec(String(headers.authorization ?? '')) ?? [];
  if (scope === undefined || names === undefined) return undefined;
  return { scope: scope.split('/'), names: names.split(';') };
}

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}
