import { callNamed } from './call-named.ts';
import type { RequestInput } from './valid-inputs/request-input.ts';
import { urlOf, type World } from './world.ts';

/** Makes a call by its name with the given headers. */
export async function send(world: World, name: string, input: RequestInput, headers: Record<string, string>) {
  const call = callNamed(name);
  const { params = {}, query = {}, body, file } = input;
  const answer = await world.app.inject({
    method: call.method,
    url: urlOf(call, { params, query }),
    headers: { ...headers, ...(file ? { 'content-type': 'image/png' } : {}) },
    ...(body === undefined ? {} : { payload: body as object }),
    ...(file ? { payload: file } : {}),
  });
  return { status: answer.statusCode, text: answer.body };
}
