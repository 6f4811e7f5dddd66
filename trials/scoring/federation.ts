import { join } from 'node:path';
import { migrate, openEmbedded, openPostgres, type Store, seedDemo } from '@traip/api';
import { authRoutes, type ClientOptions, createClient, dashboardRoutes } from '@traip/contract';
import type { Fixture } from './fixture.ts';

const orgCode = 'jornada';
const password = 'jornada-de-prueba';
const teamsPerLeague = 20;
const matchesPerLeague = 20;

interface Location {
  readonly folder: string;
  readonly database?: string | undefined;
}

const emailOf = (number: number) => `arbitro-${number}@jornada.example`;

/** The sign-in details of a person; the administrator is number 0. */
export const accountOf = (number: number) => ({ email: emailOf(number), password });

/** Seeds an empty database with a federation and its referees, before Traip starts. */
export async function plantReferees({ folder, database }: Location, referees: number): Promise<void> {
  const report = (error: unknown) => console.error(error);
  const store: Store = database
    ? openPostgres({ url: database, connections: 2, onConnectionLost: report })
    : await openEmbedded({ folder: join(folder, 'db'), onUpkeepError: report });
  await migrate(store.db);
  const people = Array.from({ length: referees + 1 }, (_, number) => ({
    email: emailOf(number),
    firstName: 'Árbitra',
    surnames: `Número ${number}`,
    birthday: '1990-05-17',
    favoriteSport: 'FOOTBALL' as const,
    memberships: [{ orgCode, role: number === 0 ? ('admin' as const) : ('referee' as const) }],
  }));
  const organisations = [{ orgCode, name: 'Federación de la Jornada' }];
  const outcome = await seedDemo(store.db, { password, organisations, people, teams: [], competitions: [] });
  await store.close();
  if (outcome !== 'seeded') throw new Error('The load trial needs an empty database.');
}

/** Limits are per person and network, so everyone here has their own network. */
export const networkOf = (number: number) => ({
  'x-forwarded-for': `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`,
});

export interface SignedIn {
  readonly origin: string;
  readonly accessToken: () => string;
  readonly headers: () => Record<string, string>;
}

export async function signIn(origin: string, number: number): Promise<SignedIn> {
  const headers = () => networkOf(number + 1);
  const auth = createClient(authRoutes, { origin, headers });
  const { accessToken } = await auth.login({ body: accountOf(number) });
  return { origin, headers, accessToken: () => accessToken };
}

/** Leagues whose first rounds are all played today, created through the same calls as a secretary's. */
export async function planDay(admin: SignedIn, matches: number): Promise<readonly Fixture[]> {
  const leagues = Math.ceil(matches / matchesPerLeague);
  const fixtures: Fixture[] = [];
  for (let league = 1; league <= leagues; league += 1) fixtures.push(...(await planLeague(admin, league)));
  return fixtures.slice(0, matches);
}

/** A league and its first matches. */
export async function planLeague(
  admin: ClientOptions,
  league: number,
  teams = teamsPerLeague,
): Promise<readonly Fixture[]> {
  const dashboard = createClient(dashboardRoutes, admin);
  const { competition } = await dashboard.createCompetition({
    params: { orgCode },
    body: {
      traip: { name: `Liga ${league}`, sportKey: 'FOOTBALL' },
      season: { name: '2026/27', startsOn: '2026-09-01', endsOn: '2027-06-30' },
      category: { name: 'Senior', gender: 'MALE' },
      competition: { name: `Grupo ${league}` },
      phases: [{ name: 'Liga', algorithm: 'ROUND_ROBIN', seed: `jornada ${league}` }],
      teams: Array.from({ length: teams }, (_, team) => ({ name: `Equipo ${league}-${team + 1}` })),
      publish: true,
    },
  });
  const { items } = await dashboard.matches({
    params: { orgCode },
    query: { competitionId: competition.id, limit: matchesPerLeague },
  });
  return items.map(({ id, home, away }) => ({
    matchId: id,
    competitionId: competition.id,
    homeId: home?.id ?? '',
    awayId: away?.id ?? '',
  }));
}
