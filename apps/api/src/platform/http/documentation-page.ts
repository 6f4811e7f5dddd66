import { basePath, type TokenNeed, type Who } from '@traip/contract';
import { schemaText } from './documentation-schema.ts';
import { escapeHtml } from './escape-html.ts';

type Json = Record<string, unknown>;

interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly 'x-who': Who['kind'];
  readonly 'x-ability'?: string;
  readonly 'x-token-scope'?: TokenNeed;
  readonly parameters: readonly { name: string; in: string; description?: string; schema: Json }[];
  readonly requestBody?: { content: Json };
  readonly responses: Record<string, { description: string; content?: Json }>;
}

interface Route {
  readonly method: string;
  readonly path: string;
  readonly operation: Operation;
}

const who: Record<Operation['x-who'], string> = {
  anyone: 'Anyone',
  open: 'Anyone; a token shows more',
  'signed-in': 'Bearer token',
  'in-organisation': 'Bearer token of somebody who may, in that organisation',
  sees: 'Bearer token of somebody who may see it',
  'with-team': 'Bearer token of somebody who may, with that team',
};

/** The contract as one page to read, search in the browser and link to. It needs no script. */
export function documentationPage(document: Json): string {
  const routes = routesOf(document);
  const schemas = (document.components as { schemas: Json }).schemas;
  const { description } = document.info as { description: string };
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Traip API</title><style>${style}</style></head><body><main>
<h1>Traip API</h1>
<p>${routes.length} calls under <code>${basePath}</code>. The same as a document for programs: <a href="${basePath}/openapi.json">openapi.json</a>.</p>
${guideText(description)}
<nav>${routes.map(indexEntry).join('')}</nav>
${routes.map(section).join('')}
<h2 id="shapes">Shapes</h2>
${Object.entries(schemas).map(shape).join('')}
</main></body></html>`;
}

/** The few signs of Markdown that the guide uses: headings, code and paragraphs. */
function guideText(markdown: string): string {
  return markdown
    .split('\n\n')
    .map((block) => {
      const text = escapeHtml(block).replaceAll(/`([^`]+)`/g, '<code>$1</code>');
      return text.startsWith('## ') ? `<h2>${text.slice(3)}</h2>` : `<p>${text}</p>`;
    })
    .join('\n');
}

function routesOf(document: Json): Route[] {
  return Object.entries(document.paths as Record<string, Record<string, Operation>>).flatMap(
    ([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({
        method: method.toUpperCase(),
        path,
        operation,
      })),
  );
}

function indexEntry({ method, path, operation }: Route): string {
  return `<a href="#${operation.operationId}"><b>${method}</b> ${escapeHtml(path.slice(basePath.length))}</a>`;
}

function section({ method, path, operation }: Route): string {
  const { parameters, requestBody, responses } = operation;
  return `<section id="${operation.operationId}"><h3><b>${method}</b> <code>${escapeHtml(path)}</code></h3>
<p>${escapeHtml(operation.summary)}. <em>${whoMay(operation)}</em></p>
${parameters.map(parameter).join('')}
${requestBody ? `<p>Body ${contentText(requestBody.content)}</p>` : ''}
<table>${Object.entries(responses).map(responseRow).join('')}</table></section>`;
}

function whoMay({ 'x-who': kind, 'x-ability': ability, 'x-token-scope': scope }: Operation): string {
  const tokens = scope === 'session' ? 'no access tokens' : `access tokens with ${scope}`;
  return `${who[kind]}${ability ? `: ${ability}` : ''}${scope ? `; ${tokens}` : ''}`;
}

function parameter({ in: place, name, description = '', schema }: Operation['parameters'][number]): string {
  return `<p>${place} <code>${escapeHtml(name)}</code> ${schemaText(schema)} ${escapeHtml(description)}</p>`;
}

function responseRow([status, { description, content }]: [string, Operation['responses'][string]]): string {
  const lines = description.split('\n').map(escapeHtml).join('<br>');
  return `<tr><td>${status}</td><td>${lines}</td><td>${content ? contentText(content) : ''}</td></tr>`;
}

function shape([name, schema]: [string, unknown]): string {
  return `<section id="shape-${escapeHtml(name)}"><h3><code>${escapeHtml(name)}</code></h3>${schemaText(schema as Json)}</section>`;
}

function contentText(content: Json): string {
  const json = content['application/json'] as { schema: Json } | undefined;
  return json
    ? schemaText(json.schema)
    : Object.keys(content)
        .map((type) => `<code>${type}</code>`)
        .join(' ');
}

const style = `
body{margin:0;background:#f5f7f9;color:#14213d;font:15px/23px system-ui,sans-serif}main{max-width:960px;margin:0 auto;padding:32px 20px}
h1{font-size:28px}h3{margin:0 0 8px;font-size:16px;word-break:break-word}a{color:#0b7a70}em{color:#46526c}
nav{display:grid;gap:4px;margin:24px 0;padding:16px;background:#fff;border:1px solid #e2e7ee;border-radius:16px}nav a{text-decoration:none}
nav b,h3 b{display:inline-block;min-width:58px;color:#6d3fd1;font-size:12px}
section{margin:16px 0;padding:20px;background:#fff;border:1px solid #e2e7ee;border-radius:16px}
table{border-collapse:collapse;width:100%}td{border-top:1px solid #e2e7ee;padding:8px 12px 8px 0;vertical-align:top}
code{overflow-wrap:anywhere}
dl{margin:4px 0 4px 12px;padding-left:12px;border-left:2px solid #e2e7ee}dd{margin:0 0 8px}dt{font-weight:600}`;
