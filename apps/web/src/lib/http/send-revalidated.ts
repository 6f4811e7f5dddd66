import { createHash } from 'node:crypto';

/** Text that any site may read. Always revalidated, because it may become private. */
export function sendRevalidated(request: Request, body: string, type: string): Response {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  const headers = {
    'content-type': type,
    'cache-control': 'public, no-cache',
    'access-control-allow-origin': '*',
    etag,
  };
  return hasVersion(request, etag)
    ? new Response(null, { status: 304, headers })
    : new Response(body, { headers });
}

/** Whether the client already has this version. */
export function hasVersion({ headers }: Request, etag: string): boolean {
  const known = headers.get('if-none-match')?.split(',') ?? [];
  return known.some((one) => one.trim().replace(/^W\//, '') === etag);
}
