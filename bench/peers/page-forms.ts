import { createServer } from 'node:http';
import { gzipSync } from 'node:zlib';
import { nonceTemplate } from '@traip/traip/nonce-template';
import { report } from './report.ts';

/** A page as the product renders it, and the way to send it. */
export interface PageTask {
  readonly form: string;
  readonly html: string;
  readonly nonce: string;
}

/** Sends one page, with a new nonce each time, in the requested form. */
async function serve({ form, html, nonce }: PageTask): Promise<void> {
  const body = Buffer.from(html);
  const template = await nonceTemplate(body, nonce);
  const compressed = gzipSync(body);
  const bodies: Readonly<Record<string, (fresh: string) => Buffer>> = {
    'gzip template': (fresh) => template.gzip.fill(fresh),
    'gzip for each, level 1': (fresh) => gzipSync(template.plain.fill(fresh), { level: 1 }),
    uncompressed: (fresh) => template.plain.fill(fresh),
    'same bytes for all': () => compressed,
  };
  let sent = 0;
  const server = createServer((_request, response) => {
    sent += 1;
    const content = bodies[form]?.(String(sent).padStart(nonce.length, 'n'));
    response.writeHead(200, { 'content-type': 'text/html', 'content-length': content?.length }).end(content);
  });
  server.listen(0, '127.0.0.1', () => report(server, { path: '/', headers: {} }));
}

process.once('message', (task) => void serve(task as PageTask));
