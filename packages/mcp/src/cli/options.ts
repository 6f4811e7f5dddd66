import { parseArgs } from 'node:util';
import { type Language, languageOf, languages } from '../words/words.ts';

export const usage = `Usage: npm run -s mcp -- [--http PORT] [--host ADDRESS] [--name NAME]… [--url URL] [--language es|en]

Without --http it speaks MCP over standard input and output, with the token in TRAIP_TOKEN.
With --http it serves http://127.0.0.1:PORT/mcp, and each request brings its own token.

  --http PORT       serve Streamable HTTP on this port
  --host ADDRESS    listen on another address than 127.0.0.1
  --name NAME       with --http: a host name under which it is reached, besides localhost
  --url URL         where Traip is (or TRAIP_URL); http://localhost:3000 by default
  --language es|en  language of the answers (or TRAIP_LANGUAGE)`;

export interface Options {
  readonly origin: string;
  readonly token: string | undefined;
  readonly language: Language;
  readonly http: { readonly port: number; readonly host: string; readonly names: readonly string[] } | null;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** The options, or a sentence that says what is wrong with them. */
export function readOptions(words: readonly string[], environment: Environment): Options | string {
  const values = parse(words);
  if (typeof values === 'string') return values;
  const { http, host = '127.0.0.1', name = [], language = environment.TRAIP_LANGUAGE } = values;
  const origin = originOf(values.url ?? environment.TRAIP_URL ?? 'http://localhost:3000');
  if (origin === null) return 'The address of Traip must start with http:// or https://.';
  const port = http === undefined ? null : Number(http);
  if (port !== null && !(Number.isInteger(port) && port >= 0 && port <= 65_535))
    return '--http needs a port between 0 and 65535.';
  if (language && !languages.includes(language as Language)) return 'The language is es or en.';
  const token = environment.TRAIP_TOKEN?.trim() || undefined;
  if (port === null && token === undefined)
    return 'Set TRAIP_TOKEN to an access token of Traip (Profile → Access tokens).';
  return {
    origin,
    token,
    language: languageOf(language || environment.LANG, 'en'),
    http: port === null ? null : { port, host, names: name },
  };
}

function parse(words: readonly string[]) {
  try {
    return parseArgs({
      args: [...words],
      options: {
        http: { type: 'string' },
        host: { type: 'string' },
        name: { type: 'string', multiple: true },
        url: { type: 'string' },
        language: { type: 'string' },
      },
    }).values;
  } catch (failure) {
    return (failure as Error).message;
  }
}

function originOf(address: string): string | null {
  const url = URL.parse(address);
  return url && /^https?:$/.test(url.protocol) ? url.origin : null;
}
