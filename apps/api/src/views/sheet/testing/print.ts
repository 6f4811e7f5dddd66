import assert from 'node:assert/strict';
import type { Person } from '../../../testing/fixtures/people.ts';
import type { World } from '../../../testing/world.ts';
import { textOfPdf } from './text-of-pdf.ts';

/** A document printed by a user, or by an anonymous visitor. */
export async function print(world: World, url: string, user?: Person) {
  const headers = user === undefined ? {} : { authorization: `Bearer ${user.token}` };
  const { statusCode, rawPayload } = await world.app.inject({ method: 'GET', url, headers });
  assert.equal(statusCode, 200, url);
  return { pdf: rawPayload, text: textOfPdf(rawPayload), lines: textOfPdf(rawPayload).split('\n') };
}
