import {
  type McpServer,
  ProtocolError,
  ProtocolErrorCode,
  ResourceTemplate,
} from '@modelcontextprotocol/server';
import type { Context } from '../context/context.ts';
import { readCompetition, readTables } from '../product/product.ts';
import { plain } from '../texts/plain.ts';
import { competitionOutput } from '../tools/competitions.ts';
import { tablesOutput } from '../tools/table.ts';
import { failureText } from './failure-text.ts';

const mimeType = 'application/json';

/** Competitions and their tables, to attach to a conversation. */
export function addResources(server: McpServer, context: Context): void {
  const { product, words } = context;
  add(server, context, {
    name: 'competition',
    path: '',
    description: words.resources.competition,
    read: async (id) => competitionOutput(await readCompetition(product, id)),
  });
  add(server, context, {
    name: 'table',
    path: '/table',
    description: words.resources.table,
    read: async (id) => tablesOutput(await readTables(product, id)),
  });
}

interface Resource {
  readonly name: string;
  readonly path: '' | '/table';
  readonly description: string;
  read(id: string): Promise<object>;
}

function add(server: McpServer, context: Context, { name, path, description, read }: Resource): void {
  const template = new ResourceTemplate(`traip://competitions/{id}${path}`, {
    list: () => refusing(context, () => listOf(context, path)),
  });
  server.registerResource(name, template, { description, mimeType }, (uri, { id }) =>
    refusing(context, async () => {
      const text = JSON.stringify(await read(String(id)));
      return { contents: [{ uri: uri.href, mimeType, text }] };
    }),
  );
}

/** The latest competitions that the token can see; the tools find the others. */
async function listOf({ product }: Context, path: string) {
  const found = await product.read(
    product.POST('/v1/club/traips-competition/findByCriteria', { body: { limit: 50 } }),
  );
  return {
    resources: found.items.map(({ id, name }) => ({
      uri: `traip://competitions/${id}${path}`,
      name: plain(name),
      mimeType,
    })),
  };
}

/** Programs read resources, not models: a refusal is a protocol error, with the same text. */
async function refusing<T>(context: Context, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (failure) {
    throw new ProtocolError(ProtocolErrorCode.InvalidParams, failureText(context, failure));
  }
}
