import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import { report } from './report.ts';

/** As many bytes as a page has, from memory: the limit for any page server. */
const bytes = randomBytes(Number(process.argv[2]));
const server = createServer((_request, response) => {
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-length': bytes.length });
  response.end(bytes);
});
server.listen(0, '127.0.0.1', () => report(server, { path: '/', headers: {} }));
