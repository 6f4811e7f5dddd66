import { z } from 'zod';
import type { Provider } from '../../../platform/services/identity-providers.ts';
import { fetchJson } from './fetch-json.ts';

interface Settings {
  readonly apiOrigin: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

const Grant = z.object({ user: z.object({ id: z.number(), login: z.string() }) });
const Person = z.object({ id: z.number(), name: z.string().nullish() });
const Emails = z.array(
  z.object({ email: z.email().toLowerCase(), primary: z.boolean(), verified: z.boolean() }),
);

/** Checks that the token was issued to us (not to some other application), then fetches the person. */
export function github(settings: Settings): Provider {
  return async ({ accessToken }) => {
    if (!accessToken) return 'invalid';
    const grant = await checkGrant(settings, accessToken);
    if (typeof grant === 'string') return grant;
    const headers = { authorization: `Bearer ${accessToken}`, accept: 'application/vnd.github+json' };
    const person = await fetchJson(`${settings.apiOrigin}/user`, Person, { headers });
    if (typeof person === 'string') return person;
    const emails = await fetchJson(`${settings.apiOrigin}/user/emails`, Emails, { headers });
    if (typeof emails === 'string') return emails;
    const primary = emails.find((one) => one.primary);
    const [firstName, ...surnames] = person.name?.trim().split(/\s+/) ?? [grant.user.login];
    return {
      subject: String(person.id),
      email: primary?.email,
      emailVerified: primary?.verified === true,
      firstName,
      surnames: surnames.join(' ') || undefined,
    };
  };
}

function checkGrant({ apiOrigin, clientId, clientSecret }: Settings, accessToken: string) {
  const credentials = Buffer.from(`${clientId}:${clientSecret}`).toString('base64');
  return fetchJson(`${apiOrigin}/applications/${encodeURIComponent(clientId)}/token`, Grant, {
    method: 'POST',
    headers: { authorization: `Basic ${credentials}`, 'content-type': 'application/json' },
    body: JSON.stringify({ access_token: accessToken }),
  });
}
