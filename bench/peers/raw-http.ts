import { createServer } from 'node:http';
import { report } from './report.ts';

/** The limit: Node's bare server, with a response of the same size. */
const body = 'x'.repeat(Number(process.argv[2]));
const server = createServer((_request, response) => {
  response.setHeader('content-type', 'application/json; charset=utf-8');
  response.end(body);
});
server.listen(0, '127.0.0.1', () => report(server, { path: '/', headers: {} }));
