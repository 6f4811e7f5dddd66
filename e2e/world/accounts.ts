import { randomInt, randomUUID } from 'node:crypto';
import type { World } from './world.ts';

export const demoPassword = 'traip-demo';
export const demo = {
  superAdmin: 'superadmin@demo.traip.app',
  admin: 'admin@demo.traip.app',
  member: 'member@demo.traip.app',
  referee: 'referee@demo.traip.app',
};

export const ownPassword = 'correct horse';

/** An address that nobody else uses. */
export function newAddress(name = 'ana'): string {
  return `${name}.${randomUUID().slice(0, 8)}@example.com`;
}

/** Registers somebody without a browser, for journeys that begin later. */
export async function haveAccount(
  world: World,
  { verified = true, firstName = 'Ana', surnames = 'Ruiz' } = {},
): Promise<string> {
  const email = newAddress();
  await call(world, 'register', {
    email,
    password: ownPassword,
    favoriteSport: 'PADEL',
    birthday: '1990-05-17',
    firstName,
    surnames,
    locale: 'es',
  });
  const { link } = await world.mailbox.take(email);
  if (verified) await call(world, 'verify-email', { token: new URL(link).searchParams.get('token') });
  return email;
}

type Session = {
  readonly refreshToken: string;
  readonly user: { readonly userOrgs: readonly { orgId: string }[] };
};

/** What the browser stores for somebody who signed in. */
export async function sessionOf(world: World, email: string, password = demoPassword) {
  const session = (await call(world, 'login', { email, password })) as Session;
  const selectedOrganizationId = session.user.userOrgs[0]?.orgId ?? null;
  return { ...session, isAuthenticated: true, selectedOrganizationId };
}

/** Many journeys share the few demo people: from one network they would look like somebody who guesses. */
function someNetwork(): string {
  return `198.18.${randomInt(256)}.${randomInt(256)}`;
}

async function call({ origin }: World, name: string, body: unknown): Promise<unknown> {
  const response = await fetch(`${origin}/v1/club/auth/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': someNetwork() },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${name} answered ${response.status}: ${await response.text()}`);
  return response.json();
}
