import { randomUUIDv7 } from 'node:crypto';
import { hashSecret, newSecret } from '../platform/authorization/secrets.ts';
import type { World } from './world.ts';

/** A link to the desk of a match for the next day, put straight into the tables; gives its token. */
export async function scorerLinkOf(
  world: World,
  link: { readonly organisationId: string; readonly matchId: string; readonly createdBy: string },
): Promise<string> {
  const token = newSecret();
  const expiresAt = new Date(world.now().getTime() + 86_400_000);
  await world.store.db
    .insertInto('scorerLinks')
    .values({
      id: randomUUIDv7(),
      ...link,
      tokenHash: hashSecret(token),
      label: null,
      createdAt: world.now(),
      expiresAt,
      revokedAt: null,
      lastUsedAt: null,
    })
    .execute();
  return token;
}
