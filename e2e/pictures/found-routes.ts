import { demo, sessionOf } from '../fixtures/accounts.ts';
import type { Route } from '../fixtures/routes.ts';
import type { TestApp } from '../fixtures/test-app.ts';

type Row = {
  readonly id: string;
  readonly state: string;
  readonly sportKey: string;
  readonly teams: number;
  readonly home: { readonly id: string } | null;
};
type Answer = { readonly items: readonly Row[] };
type Send = (path: string, body?: object) => Promise<Answer>;

const place = '/dashboard/liga-norte';
const player = 'ivan@demo.traip.app';
const publicTabs = ['', 'standings', 'matches', 'bracket', 'statistics', 'teams'];
const manageTabs = ['', 'phases', 'teams', 'matches', 'calendar', 'standings', 'rules', 'settings'];
const teamTabs = ['', 'members', 'matches'];

/** Pages whose URL depends on the demo data: one competition, match and team of every kind. */
export async function foundRoutes(app: TestApp): Promise<readonly Route[]> {
  const send = await openSession(app, demo.admin);
  const own = await listIn(send(`${place}/competitions?limit=50`));
  const others = await listIn(send('/traips-competition/findByCriteria', {}));
  const matches = await listIn(send(`${place}/matches?limit=100`));
  const team = matches.find(({ home }) => home)?.home?.id;
  return [
    ...others.toSorted((one, other) => other.teams - one.teams).flatMap(publicRoutes),
    ...own.flatMap(manageRoutes),
    ...firstOfEach(matches).flatMap(matchRoutes),
    ...(team ? teamRoutes(team) : []),
    ...(await routesOfPlayer(app)),
  ];
}

function nameOf({ sportKey, state }: Row): string {
  return `${sportKey}-${state}`.toLowerCase();
}

/** All pages of the first competition; for the others only those that depend on sport and format. */
function publicRoutes(row: Row, index: number): readonly Route[] {
  const name = `public-${nameOf(row)}`;
  if (index > 0) return tabsOf(name, `/c/${row.id}`, ['', 'standings', 'bracket']);
  const widgets = ['standings', 'matches', 'bracket'];
  return [
    ...tabsOf(name, `/c/${row.id}`, publicTabs),
    page('tv', `/tv/${row.id}`),
    ...widgets.map((kind) => page(`widget-${kind}`, `/embed/${kind}/${row.id}`)),
  ];
}

function manageRoutes(row: Row): readonly Route[] {
  return tabsOf(`manage-${nameOf(row)}`, `${place}/competitions/${row.id}`, manageTabs, demo.admin);
}

function matchRoutes({ id, state }: Row): readonly Route[] {
  const name = state.toLowerCase();
  return [page(`match-${name}`, `/m/${id}`), page(`desk-${name}`, `${place}/matches/${id}`, demo.admin)];
}

function teamRoutes(id: string): readonly Route[] {
  return [
    page('public-team', `/team/${id}`),
    ...tabsOf('team', `${place}/teams/${id}`, teamTabs, demo.admin),
  ];
}

function tabsOf(name: string, path: string, tabs: readonly string[], as?: string): readonly Route[] {
  return tabs.map((tab) => page(tab ? `${name}-${tab}` : name, tab ? `${path}?tab=${tab}` : path, as));
}

function page(name: string, path: string, as?: string): Route {
  return as === undefined ? { name, path } : { name, path, as };
}

function firstOfEach(rows: readonly Row[]): readonly Row[] {
  return [...new Map(rows.toReversed().map((row) => [row.state, row])).values()];
}

/** A user who plays: their team from within, and its public pages. */
async function routesOfPlayer(app: TestApp): Promise<readonly Route[]> {
  const session = await sessionOf(app, player);
  const { teams } = (await (
    await openSession(app, player)
  )('/profile/my-teams')) as unknown as {
    readonly teams: readonly { readonly team: { readonly id: string } }[];
  };
  const { userCode } = session.user as unknown as { readonly userCode: string };
  const [first] = teams;
  return [
    page('public-profile', `/u/${userCode}`),
    ...(first ? tabsOf('my-team', `/my-teams/${first.team.id}`, teamTabs, player) : []),
  ];
}

async function openSession(app: TestApp, email: string): Promise<Send> {
  const { accessToken } = (await sessionOf(app, email)) as unknown as { readonly accessToken: string };
  const headers = { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' };
  return async (path, body) => {
    const sent = body ? { method: 'POST', body: JSON.stringify(body) } : {};
    const answer = await fetch(`${app.origin}/v1/club${path}`, { headers, ...sent });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as Answer;
  };
}

async function listIn(answer: Promise<Answer>): Promise<readonly Row[]> {
  return (await answer).items;
}
