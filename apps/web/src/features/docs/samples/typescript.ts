import { isFeed, isJson, type SampleCall, sampleAddress, sampleBody } from './sample-call.ts';

/** A call with `fetch`, in TypeScript or JavaScript. */
export function typescriptSample(origin: string, call: SampleCall): string {
  const address = quoted(sampleAddress(origin, call));
  const options = optionsOf(call);
  const request =
    options.length === 0 ? `fetch(${address})` : `fetch(${address}, {\n${indented(options)}\n})`;
  if (isFeed(call.replyType))
    return [
      `const response = await ${request};`,
      'const texts = response.body.pipeThrough(new TextDecoderStream());',
      'for await (const text of texts) console.log(text);',
    ].join('\n');
  return [
    `const response = await ${request};`,
    'if (!response.ok) throw new Error((await response.json()).error.code);',
    isJson(call.replyType) ? 'const reply = await response.json();' : 'const file = await response.blob();',
  ].join('\n');
}

/** Shown literally in the example; the caller fills it in. */
// biome-ignore lint/suspicious/noTemplateCurlyInString: see above
const bearer = '`Bearer ${token}`';

function optionsOf(call: SampleCall): string[] {
  const body = sampleBody(call);
  const headers = [
    ...(call.needsToken ? [`Authorization: ${bearer},`] : []),
    ...(body ? ["'Content-Type': 'application/json',"] : []),
    ...(call.sentType ? [`'Content-Type': ${quoted(call.sentType)},`] : []),
  ];
  return [
    ...(call.method === 'GET' ? [] : [`method: ${quoted(call.method)},`]),
    ...(headers.length > 0 ? [`headers: {\n${indented(headers)}\n},`] : []),
    ...(body ? [`body: JSON.stringify(${literal(body)}),`] : []),
    ...(call.sentType ? ['body: file,'] : []),
  ];
}

const indented = (lines: readonly string[]) => lines.join('\n').replaceAll(/^/gm, '  ');

function quoted(text: string): string {
  const inner = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'");
  return `'${inner}'`;
}

/** A value as a TypeScript literal: keys unquoted where possible. */
function literal(value: unknown): string {
  if (typeof value === 'string') return quoted(value);
  if (Array.isArray(value))
    return value.length === 0 ? '[]' : `[\n${indented(value.map((each) => `${literal(each)},`))}\n]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const lines = Object.entries(value).map(([key, each]) => `${keyOf(key)}: ${literal(each)},`);
  return lines.length === 0 ? '{}' : `{\n${indented(lines)}\n}`;
}

const keyOf = (key: string) => (/^[A-Za-z_$][\w$]*$/.test(key) ? key : quoted(key));
