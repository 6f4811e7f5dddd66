import { fileNameFor, isFeed, isJson, type SampleCall, sampleAddress, sampleBody } from './sample-call.ts';

/** A call as a shell command, with the token in `$TOKEN`. */
export function curlSample(origin: string, call: SampleCall): string {
  const { method, needsToken, sentType, replyType } = call;
  const body = sampleBody(call);
  const parts = [
    [
      'curl',
      ...(isFeed(replyType) ? ['-N'] : []),
      ...(method === 'GET' || (method === 'POST' && body) ? [] : ['-X', method]),
      `"${inDoubleQuotes(sampleAddress(origin, call))}"`,
    ].join(' '),
    ...(needsToken ? ['-H "Authorization: Bearer $TOKEN"'] : []),
    ...(body ? ['-H "Content-Type: application/json"', `-d '${inSingleQuotes(body)}'`] : []),
    ...(sentType ? [`-H "Content-Type: ${sentType}"`, `--data-binary @${fileNameFor(sentType)}`] : []),
    ...(isJson(replyType) || isFeed(replyType) ? [] : [`-o ${fileNameFor(replyType)}`]),
  ];
  return parts.join(' \\\n  ');
}

const inDoubleQuotes = (text: string) => text.replaceAll(/["$`\\]/g, '\\$&');

const inSingleQuotes = (body: object) => JSON.stringify(body, null, 2).replaceAll("'", "'\\''");
