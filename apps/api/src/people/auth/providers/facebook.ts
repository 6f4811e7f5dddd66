import { z } from 'zod';
import type { Provider } from '../../../platform/services/identity-providers.ts';
import { fetchJson } from './fetch-json.ts';

interface Settings {
  readonly graphOrigin: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

const Inspection = z.object({ data: z.object({ app_id: z.string(), is_valid: z.boolean() }) });
const Person = z.object({
  id: z.string(),
  email: z.email().toLowerCase().optional(),
  first_name: z.string().min(1).optional(),
  last_name: z.string().min(1).optional(),
});

/** Checks that the token is valid and was issued to us, then fetches the person. Facebook returns only confirmed emails. */
export function facebook({ graphOrigin, clientId, clientSecret }: Settings): Provider {
  return async ({ accessToken }) => {
    if (!accessToken) return 'invalid';
    const inspection = new URLSearchParams({
      input_token: accessToken,
      access_token: `${clientId}|${clientSecret}`,
    });
    const grant = await fetchJson(`${graphOrigin}/debug_token?${inspection}`, Inspection);
    if (typeof grant === 'string') return grant;
    if (!grant.data.is_valid || grant.data.app_id !== clientId) return 'invalid';
    const question = new URLSearchParams({
      fields: 'id,email,first_name,last_name',
      access_token: accessToken,
    });
    const person = await fetchJson(`${graphOrigin}/me?${question}`, Person);
    if (typeof person === 'string') return person;
    const { id, email, first_name, last_name } = person;
    return {
      subject: id,
      email,
      emailVerified: email !== undefined,
      firstName: first_name,
      surnames: last_name,
    };
  };
}
