import { fileNameFor, isFeed, isJson, type SampleCall, sampleAddress, sampleBody } from './sample-call.ts';

/** A call in Python, with the `requests` library. */
export function pythonSample(origin: string, call: SampleCall): string {
  const { method, needsToken, sentType, replyType } = call;
  const body = sampleBody(call);
  const headers = [
    ...(needsToken ? ['"Authorization": f"Bearer {token}"'] : []),
    ...(sentType ? [`"Content-Type": ${JSON.stringify(sentType)}`] : []),
  ];
  const inputs = [
    JSON.stringify(sampleAddress(origin, call)),
    ...(headers.length > 0 ? [`headers={${headers.join(', ')}}`] : []),
    ...(body ? [`json=${literal(body)}`] : []),
    ...(sentType ? [`data=open("${fileNameFor(sentType)}", "rb")`] : []),
    ...(isFeed(replyType) ? ['stream=True'] : []),
  ];
  return [
    'import requests\n',
    `response = requests.${method.toLowerCase()}(\n${indented(inputs.map((input) => `${input},`))}\n)`,
    'response.raise_for_status()',
    replyCode(replyType),
  ].join('\n');
}

function replyCode(replyType: string): string {
  if (isJson(replyType)) return 'reply = response.json()';
  if (isFeed(replyType)) return 'for line in response.iter_lines():\n    print(line.decode())';
  return `open("${fileNameFor(replyType)}", "wb").write(response.content)`;
}

const indented = (lines: readonly string[]) => lines.join('\n').replaceAll(/^/gm, '    ');

const constants = new Map<unknown, string>([
  [true, 'True'],
  [false, 'False'],
  [null, 'None'],
]);

/** A value as a Python literal. */
function literal(value: unknown): string {
  const constant = constants.get(value);
  if (constant !== undefined) return constant;
  if (Array.isArray(value))
    return value.length === 0 ? '[]' : `[\n${indented(value.map((each) => `${literal(each)},`))}\n]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const lines = Object.entries(value).map(([key, each]) => `${JSON.stringify(key)}: ${literal(each)},`);
  return lines.length === 0 ? '{}' : `{\n${indented(lines)}\n}`;
}
