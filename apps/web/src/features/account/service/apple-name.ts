import type { ProvidedName } from './social-login.ts';

/**
 * Apple sends the person's name once, at the first consent, as an unsigned form field. Only used as a name.
 */
export async function appleName(request: Request): Promise<ProvidedName> {
  if (request.method !== 'POST') return {};
  const form = new URLSearchParams(await request.clone().text());
  return nameIn(form.get('user'));
}

export function nameIn(user: string | null): ProvidedName {
  if (user === null) return {};
  try {
    const { name } = JSON.parse(user) as { name?: { firstName?: unknown; lastName?: unknown } };
    return { ...part('firstName', name?.firstName, 80), ...part('surnames', name?.lastName, 120) };
  } catch {
    return {};
  }
}

function part(key: keyof ProvidedName, value: unknown, maxLength: number): ProvidedName {
  const text = typeof value === 'string' ? value.trim().slice(0, maxLength) : '';
  return text === '' ? {} : { [key]: text };
}
