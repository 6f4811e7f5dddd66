import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { dataPolicy } from '@traip/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const types: Readonly<Record<string, string>> = {
  '.js': 'application/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
};
const isCompressible = (type: string) => /^text|javascript|json|svg/.test(type);

type Encoding = 'br' | 'gzip' | 'identity';
const brotli = promisify(brotliCompress);
const compress: Record<Encoding, (content: Buffer) => Promise<Buffer>> = {
  // Smaller than gzip; brotli's best would take thirty times as long, and the first reader waits for it.
  br: (content) => brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
  gzip: promisify<Buffer, Buffer>(gzip),
  identity: async (content) => content,
};

/**
 * Serves the scripts, styles and fonts of the build from memory, each compressed once. The pages would compress them for
 * every reader, and each would pass through two processes.
 */
export function serveStaticFiles(app: FastifyInstance, folder: string): void {
  const files = new Set(globSync('**/*.*', { cwd: folder }));
  const ready = new Map<string, Promise<Buffer>>();
  const contentOf = (name: string, encoding: Encoding): Promise<Buffer> => {
    const key = `${encoding} ${name}`;
    const known = ready.get(key);
    if (known) return known;
    const content = readFile(join(folder, name)).then(compress[encoding]);
    ready.set(key, content);
    // What could not be read is tried again for the next reader.
    content.catch(() => ready.delete(key));
    return content;
  };
  app.get<{ Params: { '*': string } }>('/_next/static/*', { logLevel: 'warn' }, async (request, reply) => {
    const name = request.params['*'];
    // Opened by itself it is text; in a page, the policy of the page counts.
    reply.header('content-security-policy', dataPolicy);
    // A chunk of an older build, or nothing of ours.
    if (!files.has(name)) return reply.code(404).header('cache-control', 'no-store').send('Not found');
    const type = types[extname(name)] ?? 'application/octet-stream';
    const encoding = isCompressible(type) ? encodingFor(request) : 'identity';
    return reply
      .headers({
        'content-type': type,
        // The name changes with the content.
        'cache-control': 'public, max-age=31536000, immutable',
        vary: 'accept-encoding',
        ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
      })
      .send(await contentOf(name, encoding));
  });
}

function encodingFor({ headers }: FastifyRequest): Encoding {
  const accepted = String(headers['accept-encoding'] ?? '');
  if (/\bbr\b(?!;q=0(\.0*)?(,|$))/.test(accepted)) return 'br';
  return /\bgzip\b(?!;q=0(\.0*)?(,|$))/.test(accepted) ? 'gzip' : 'identity';
}
