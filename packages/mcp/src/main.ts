#!/usr/bin/env node
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { type Options, readOptions, usage } from './cli/options.ts';
import { listen } from './http/listen.ts';
import { openProduct } from './product/product.ts';
import { createServer } from './server/create-server.ts';
import { wordsIn } from './words/words.ts';

/** Standard output belongs to the protocol: messages for people go to standard error. */
const log = (text: string) => process.stderr.write(`${text}\n`);

const options = readOptions(process.argv.slice(2), process.env);
if (typeof options === 'string') {
  log(`${options}\n\n${usage}`);
  process.exitCode = 2;
} else if (options.http === null) {
  serve(options);
} else {
  await serveHttp(options.origin, options.http);
}

function serve({ origin, token = '', language }: Options): void {
  const product = openProduct({ origin, token });
  const context = { product, token, language, words: wordsIn[language], now: () => new Date() };
  const handle = serveStdio(() => createServer(context));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void handle.close());
}

async function serveHttp(origin: string, http: NonNullable<Options['http']>): Promise<void> {
  const server = listen({ origin, ...http });
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  log(`MCP for ${origin} at http://${http.host}:${port}/mcp`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      server.close();
      server.closeIdleConnections();
    });
}
