import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { Caller } from '../scoring/club.ts';
import type { Traffic } from './traffic.ts';

/** One red pixel. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4z8DwHwAFAAH/iZk9HQAAAABJRU5ErkJggg==',
  'base64',
);
const piece = 7;
const between = 50;

/** Sends a picture in small pieces, repeatedly, until the port is closed. */
export async function uploadUntilRefused({ origin, accessToken }: Caller, traffic: Traffic): Promise<void> {
  const authorization = `Bearer ${await accessToken()}`;
  for (;;) {
    const isAccepted = await traffic.note('an upload', () => uploadSlowly(origin, authorization));
    if (!isAccepted) return;
    traffic.uploads += 1;
  }
}

async function uploadSlowly(origin: string, authorization: string): Promise<void> {
  const headers = { authorization, 'content-type': 'image/png', 'content-length': png.length };
  const sent = request(`${origin}/v1/club/profile/avatar`, { method: 'PUT', agent: false, headers });
  const answered = once(sent, 'response') as Promise<[IncomingMessage]>;
  // Handled below: until then an error must not count as unhandled.
  answered.catch(() => undefined);
  for (let start = 0; start < png.length; start += piece) {
    sent.write(png.subarray(start, start + piece));
    await pause(between);
  }
  sent.end();
  const [response] = await answered;
  response.resume();
  await once(response, 'end');
  if (response.statusCode !== 200) throw new Error(`it was answered with ${response.statusCode}`);
}
