import { randomUUID } from 'node:crypto';
import { ownPassword, sessionOf } from '../fixtures/accounts.ts';
import { expect } from '../fixtures/test.ts';
import type { TestApp } from '../fixtures/test-app.ts';
import { callApi, createUser, type User } from './team-steps.ts';

export type OrganisationWithAdmin = { readonly orgCode: string; readonly admin: User };

/** A separate organisation, so that journeys don't see each other's competitions. */
export async function createOrganisation(app: TestApp): Promise<OrganisationWithAdmin> {
  const founder = await createUser(app, 'Marta', 'Crespo');
  const { body, status } = await callApi(app, founder, ['POST', '/org'], { name: 'Liga Este' });
  expect(status, JSON.stringify(body)).toBe(201);
  const session = await sessionOf(app, founder.email, ownPassword);
  return { orgCode: String(body.orgCode), admin: { ...founder, session } };
}

interface CompetitionOptions {
  readonly name: string;
  /** The number of new teams. */
  readonly teams?: number;
  /** Teams with given names. */
  readonly named?: readonly string[];
  /** Existing teams. */
  readonly entered?: readonly string[];
  readonly phases?: readonly object[];
  readonly generate?: boolean;
  readonly publish?: boolean;
  /** When and where it's played. */
  readonly timetable?: object;
  readonly more?: object;
  /** Football by default. */
  readonly sportKey?: string;
  /** Teams by default. */
  readonly competitors?: string;
}

export interface CompetitionRef {
  readonly id: string;
  readonly phaseId: string;
  readonly path: string;
}

/** A competition created before the journey begins. */
export async function createCompetition(
  app: TestApp,
  { orgCode, admin }: OrganisationWithAdmin,
  options: CompetitionOptions,
): Promise<CompetitionRef> {
  const { name, teams = 0, generate = false, publish = false, more = {}, sportKey = 'FOOTBALL' } = options;
  const code = randomUUID().slice(0, 8);
  const { body, status } = await callApi(app, admin, ['POST', `/dashboard/create-competition/${orgCode}`], {
    traip: { name: `Traip ${code}`, sportKey },
    season: { name: '2026/27' },
    category: { name: 'Sénior' },
    competition: { name, ...more },
    phases: options.phases ?? [{ name: 'Liga', algorithm: 'ROUND_ROBIN' }],
    teams: [
      ...(options.entered ?? []).map((id) => ({ id })),
      ...(options.named ?? numbered(teams, code)).map((each) => ({ name: each })),
    ],
    generate,
    publish,
    ...(options.competitors ? { competitors: options.competitors } : {}),
    ...(options.timetable ? { timetable: options.timetable } : {}),
  });
  expect(status, JSON.stringify(body)).toBe(201);
  const { id, phases } = body.competition as { id: string; phases: { id: string }[] };
  return { id, phaseId: phases[0]?.id ?? '', path: `/dashboard/${orgCode}/competitions/${id}` };
}

const numbered = (count: number, code: string) =>
  Array.from({ length: count }, (_, index) => `Equipo ${index + 1} ${code}`);

/** A competition as currently stored. */
export async function readCompetition(
  app: TestApp,
  { admin }: OrganisationWithAdmin,
  { id }: CompetitionRef,
) {
  const { body } = await callApi(app, admin, ['GET', `/traips-competition/full-byId/${id}`]);
  return body as unknown as {
    readonly state: string;
    readonly version: number;
    readonly traip: { readonly id: string; readonly code: string };
    readonly phases: readonly { readonly matches: number }[];
    readonly entries: readonly { readonly status: string; readonly team: { readonly name: string } }[];
  };
}

/** Starts a published competition and its first phase. */
export async function startCompetition(
  app: TestApp,
  { orgCode, admin }: OrganisationWithAdmin,
  { id, phaseId }: CompetitionRef,
): Promise<void> {
  const path = `/dashboard/change-state-competition-phase/${orgCode}`;
  for (const part of [{}, { phaseId }])
    await callApi(app, admin, ['POST', path], { competitionId: id, state: 'IN_PROGRESS', ...part });
}

/** A new team asks for a place in a competition. */
export async function requestEntry(app: TestApp, { id }: CompetitionRef, teamName: string): Promise<void> {
  const owner = await createUser(app, 'Iván', 'Cano');
  const team = await callApi(app, owner, ['POST', '/teams/create'], { name: teamName });
  const path = '/club/traip-competition-team/addTeamToCompetitionPhase';
  const { status, body } = await callApi(app, owner, ['POST', path], {
    competitionId: id,
    teamId: team.body.id,
  });
  expect(status, JSON.stringify(body)).toBe(201);
}
