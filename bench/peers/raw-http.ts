import { createServer } from 'node:http';
import { report } from './report.ts';

/** The limit: Node's bare server, with a response of the same size and headers. */
const body = 'x'.repeat(Number(process.argv[2]));
const headers = new Map<string, string>(JSON.parse(process.argv[3] ?? '[]'));
const server = createServer((_request, response) => {
  response.setHeaders(headers);
  response.end(body);
});
server.listen(0, '127.0.0.1', () => report(server, { path: '/', headers: {} }));
