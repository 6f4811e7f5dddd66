import { randomUUID } from 'node:crypto';
import { ownPassword, sessionOf } from '../world/accounts.ts';
import { expect } from '../world/test.ts';
import type { World } from '../world/world.ts';
import { ask, type Somebody, somebody } from './team-steps.ts';

/** An organisation of its own, so that journeys do not see each other's competitions. */
export async function haveClub(world: World): Promise<{ orgCode: string; admin: Somebody }> {
  const founder = await somebody(world, 'Marta', 'Crespo');
  const { body } = await ask(world, founder, ['POST', '/org'], { name: 'Liga Este' });
  const session = await sessionOf(world, founder.email, ownPassword);
  return { orgCode: String(body.orgCode), admin: { ...founder, session } };
}

type Club = Awaited<ReturnType<typeof haveClub>>;

interface Wanted {
  readonly name: string;
  /** So many new teams. */
  readonly teams?: number;
  /** Teams with names of their own. */
  readonly named?: readonly string[];
  readonly phases?: readonly object[];
  readonly generate?: boolean;
  readonly publish?: boolean;
  readonly more?: object;
}

export interface Had {
  readonly id: string;
  readonly phaseId: string;
  readonly path: string;
}

/** A competition that exists before the journey begins. */
export async function haveCompetition(world: World, { orgCode, admin }: Club, wanted: Wanted): Promise<Had> {
  const { name, teams = 0, generate = false, publish = false, more = {} } = wanted;
  const code = randomUUID().slice(0, 8);
  const { body, status } = await ask(world, admin, ['POST', `/dashboard/create-competition/${orgCode}`], {
    traip: { name: `Traip ${code}`, sportKey: 'FOOTBALL' },
    season: { name: '2026/27' },
    category: { name: 'Sénior' },
    competition: { name, ...more },
    phases: wanted.phases ?? [{ name: 'Liga', algorithm: 'ROUND_ROBIN' }],
    teams: [...(wanted.named ?? numbered(teams, code))].map((each) => ({ name: each })),
    generate,
    publish,
  });
  expect(status, JSON.stringify(body)).toBe(201);
  const { id, phases } = body.competition as { id: string; phases: { id: string }[] };
  return { id, phaseId: phases[0]?.id ?? '', path: `/dashboard/${orgCode}/competitions/${id}` };
}

const numbered = (count: number, code: string) =>
  Array.from({ length: count }, (_, index) => `Equipo ${index + 1} ${code}`);

/** What the backend knows of a competition now. */
export async function competitionNow(world: World, { admin }: Club, { id }: Had) {
  const { body } = await ask(world, admin, ['GET', `/traips-competition/full-byId/${id}`]);
  return body as unknown as {
    readonly state: string;
    readonly version: number;
    readonly phases: readonly { readonly matches: number }[];
    readonly entries: readonly { readonly status: string; readonly team: { readonly name: string } }[];
  };
}

/** A published competition and its first phase are being played from now on. */
export async function haveBegun(world: World, { orgCode, admin }: Club, { id, phaseId }: Had): Promise<void> {
  const path = `/dashboard/change-state-competition-phase/${orgCode}`;
  for (const part of [{}, { phaseId }])
    await ask(world, admin, ['POST', path], { competitionId: id, state: 'IN_PROGRESS', ...part });
}

/** A team of its own asks for a place in a competition. */
export async function haveAsked(world: World, { id }: Had, teamName: string): Promise<void> {
  const owner = await somebody(world, 'Iván', 'Cano');
  const team = await ask(world, owner, ['POST', '/teams/create'], { name: teamName });
  const path = '/club/traip-competition-team/addTeamToCompetitionPhase';
  const { status, body } = await ask(world, owner, ['POST', path], {
    competitionId: id,
    teamId: team.body.id,
  });
  expect(status, JSON.stringify(body)).toBe(201);
}
