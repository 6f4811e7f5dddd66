import type { Product } from '@traip/traip/launch';

export interface Place {
  readonly name: string;
  readonly path: string;
  /** The visitor's session; anonymous visitors have none. */
  readonly session: unknown;
}

type Row = { readonly id: string; readonly state: string; readonly competition: { readonly id: string } };

/** The seven most visited pages, in the demo data. */
export async function placesOf({ origin }: Product): Promise<readonly Place[]> {
  const session = await signIn(origin);
  const { items } = await fetchJson<{ items: readonly Row[] }>(
    `${origin}/v1/club/dashboard/liga-norte/matches?limit=100`,
    { headers: { authorization: `Bearer ${session.accessToken}` } },
  );
  const played = find(items, 'CLOSED');
  const planned = find(items, 'SCHEDULED');
  const open = (name: string, path: string): Place => ({ name, path, session: null });
  const own = (name: string, path: string): Place => ({ name, path, session });
  return [
    open('landing', '/'),
    open('competition', `/c/${played.competition.id}`),
    open('match', `/m/${played.id}`),
    own('home', '/home'),
    own('dashboard', '/dashboard/liga-norte'),
    own('wizard', '/dashboard/liga-norte/competitions/new?step=basic'),
    own('desk', `/dashboard/liga-norte/matches/${planned.id}`),
  ];
}

function find(rows: readonly Row[], state: string): Row {
  const found = rows.find((row) => row.state === state);
  if (!found) throw new Error(`The demo data has no match that is ${state}.`);
  return found;
}

async function signIn(origin: string) {
  const session = await fetchJson<{ accessToken: string; user: { userOrgs: readonly { orgId: string }[] } }>(
    `${origin}/v1/club/auth/login`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'superadmin@demo.traip.app', password: 'traip-demo' }),
    },
  );
  const selectedOrganizationId = session.user.userOrgs[0]?.orgId ?? null;
  return { ...session, isAuthenticated: true, selectedOrganizationId };
}

async function fetchJson<T>(url: string, init: RequestInit): Promise<T> {
  const response = await fetch(url, init);
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as T;
}
