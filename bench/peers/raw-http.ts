import { createServer } from 'node:http';
import { report } from './report.ts';

/** The limit: Node's own server, with an answer of the same size and nothing to do for it. */
const body = 'x'.repeat(Number(process.argv[2]));
const server = createServer((_request, response) => {
  response.setHeader('content-type', 'application/json; charset=utf-8');
  response.end(body);
});
server.listen(0, '127.0.0.1', () => report(server, { path: '/', headers: {} }));
