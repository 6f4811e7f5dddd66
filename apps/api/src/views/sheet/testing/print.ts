import assert from 'node:assert/strict';
import type { Person } from '../../../testing/fixtures/people.ts';
import type { World } from '../../../testing/world.ts';
import { textOfPdf } from './text-of-pdf.ts';

/** A printed document that somebody gets, or an anonymous visitor. */
export async function print(world: World, url: string, who?: Person) {
  const headers = who === undefined ? {} : { authorization: `Bearer ${who.token}` };
  const { statusCode, rawPayload } = await world.app.inject({ method: 'GET', url, headers });
  assert.equal(statusCode, 200, url);
  return { pdf: rawPayload, text: textOfPdf(rawPayload), lines: textOfPdf(rawPayload).split('\n') };
}
