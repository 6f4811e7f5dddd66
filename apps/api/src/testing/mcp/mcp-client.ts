import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import type { World } from '../world.ts';

const program = fileURLToPath(new URL('../../../../../packages/mcp/src/main.ts', import.meta.url));

export const transports = ['stdio', 'http'] as const;

/** The reply of a tool. */
interface ToolAnswer {
  readonly text: string;
  readonly isError: boolean;
  // biome-ignore lint/suspicious/noExplicitAny: each tool has a shape of its own, which the client has checked
  readonly data: any;
}

interface McpClient {
  readonly client: Client;
  call(name: string, input?: Record<string, unknown>): Promise<ToolAnswer>;
}

/** The MCP server as users start it, for one world, with clients as third-party programs write them. */
export class McpServers {
  readonly #world: World;
  readonly #clients: Client[] = [];
  #served: { readonly child: ChildProcess; readonly url: URL } | null = null;
  #origin = '';

  constructor(world: World) {
    this.#world = world;
  }

  /** The product on a real port, and a server for clients that use HTTP. */
  async start(): Promise<void> {
    await this.#world.app.listen({ port: 0, host: '127.0.0.1' });
    this.#origin = `http://127.0.0.1:${(this.#world.app.server.address() as AddressInfo).port}`;
    const child = spawn(process.execPath, [program, '--http', '0', '--url', this.#origin]);
    const [line] = await once(child.stderr, 'data');
    this.#served = { child, url: new URL(/http:\S+\/mcp/.exec(String(line))?.[0] ?? '') };
  }

  async stop(): Promise<void> {
    for (const client of this.#clients) await client.close();
    if (this.#served === null) return;
    const ended = once(this.#served.child, 'close');
    this.#served.child.kill();
    await ended;
  }

  get url(): URL {
    if (this.#served === null) throw new Error('Not started.');
    return this.#served.url;
  }

  async connect(transport: (typeof transports)[number], token: string, language = 'en'): Promise<McpClient> {
    const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode: 'auto' } });
    await client.connect(transport === 'stdio' ? this.#stdio(token, language) : this.#http(token, language));
    this.#clients.push(client);
    return { client, call: (name, input = {}) => callTool(client, name, input) };
  }

  #stdio(token: string, language: string) {
    const args = [program, '--url', this.#origin, '--language', language];
    return new StdioClientTransport({ command: process.execPath, args, env: { TRAIP_TOKEN: token } });
  }

  #http(token: string, language: string) {
    const headers = { authorization: `Bearer ${token}`, 'accept-language': language };
    return new StreamableHTTPClientTransport(this.url, { requestInit: { headers } });
  }
}

async function callTool(client: Client, name: string, input: Record<string, unknown>): Promise<ToolAnswer> {
  const { content, structuredContent, isError } = await client.callTool({ name, arguments: input });
  const text = content.map((block) => (block.type === 'text' ? block.text : '')).join('\n');
  return { text, isError: isError === true, data: structuredContent };
}
