import { randomUUIDv7 } from 'node:crypto';
import type { OrganisationRole, OrganisationType, TeamRole } from '@traip/contract';
import type { SportKey } from '@traip/engine';
import { hashPassword } from '../../people/auth/passwords.ts';
import { newUserCode } from '../../people/auth/user-code.ts';
import type { Database, Trx } from '../../platform/db/schema.ts';
import { searchTextOf } from '../../platform/db/search-text.ts';
import type { DemoCompetition } from './competition/demo-competition.ts';
import { seedCompetition } from './competitions.ts';
import { type DemoMeeting, seedMeeting } from './meetings.ts';
import { plantAnswers } from './people/attendance/queries.ts';
import { type DemoChild, seedFamilies } from './people/families.ts';
import { silenceNotifications } from './people/queries.ts';
import { type DemoPlayer, type DemoSquad, seedSquads } from './people/squads.ts';
import {
  hasPeople,
  hasPerson,
  insertContact,
  insertMembership,
  insertOrganisation,
  insertTeam,
  insertTeamMembers,
  insertVerifiedUsers,
} from './queries.ts';
import { type DemoRace, seedRace } from './races.ts';
import {
  type DemoInvitation,
  type DemoVenue,
  seedInvitations,
  seedVenues,
} from './venues-and-invitations.ts';

export interface DemoWorld {
  readonly password: string;
  readonly organisations: readonly DemoOrganisation[];
  readonly people: readonly DemoPerson[];
  readonly teams: readonly DemoTeam[];
  readonly children?: readonly DemoChild[];
  readonly venues?: readonly DemoVenue[];
  readonly competitions: readonly DemoCompetition[];
  readonly races?: readonly DemoRace[];
  readonly meetings?: readonly DemoMeeting[];
  readonly invitations?: readonly DemoInvitation[];
}

interface DemoOrganisation {
  readonly orgCode: string;
  readonly name: string;
  readonly type?: OrganisationType;
  readonly bio?: string;
  readonly description?: string;
  readonly website?: string;
  readonly contact?: { readonly email: string; readonly city: string; readonly country: 'ES' };
}

export interface DemoPerson {
  readonly email: string;
  readonly firstName: string;
  readonly surnames: string;
  readonly birthday: string;
  readonly favoriteSport: SportKey;
  readonly bio?: string;
  readonly memberships: readonly { readonly orgCode: string; readonly role: OrganisationRole }[];
}

export interface DemoTeam {
  readonly code: string;
  readonly name: string;
  readonly orgCode: string | null;
  readonly sportKey: SportKey;
  readonly description?: string;
  /** By email address; the first is the owner. */
  readonly people: readonly { readonly email: string; readonly role: TeamRole }[];
  /** Players without an account, entered by the owner. */
  readonly players?: readonly DemoPlayer[];
}

/** `present`: seeded at an earlier start. `absent`: the database has other people and is left alone. */
export type DemoOutcome = 'seeded' | 'present' | 'absent';

/** Fills an empty database: people in one transaction, then what they organise, through the same calls as they would. */
export async function seedDemo(db: Database, world: DemoWorld): Promise<DemoOutcome> {
  const outcome = await seedPeopleAndTeams(db, world);
  if (outcome !== 'seeded') return outcome;
  const now = new Date();
  await seedSquads(db, squadsOf(world), new Date(now.getTime() - year));
  await seedFamilies(db, world.children ?? [], now);
  await seedVenues(db, world.venues ?? [], now);
  for (const competition of world.competitions) await seedCompetition(db, competition, now);
  for (const race of world.races ?? []) await seedRace(db, race, now);
  for (const meeting of world.meetings ?? []) await seedMeeting(db, meeting, now);
  await seedInvitations(db, world.invitations ?? [], now);
  await plantAnswers(db, now);
  await silenceNotifications(db, new Date(now.getTime() - week));
  return outcome;
}

const squadsOf = ({ teams }: DemoWorld): DemoSquad[] =>
  teams.map(({ code, people: [owner], players = [] }) => ({ team: code, by: owner?.email ?? '', players }));

async function seedPeopleAndTeams(db: Database, world: DemoWorld): Promise<DemoOutcome> {
  const passwordHash = await hashPassword(world.password);
  return db.transaction().execute(async (trx) => {
    if (await hasPeople(trx))
      return (await hasPerson(trx, world.people[0]?.email ?? '')) ? 'present' : 'absent';
    const organisations = await seedOrganisations(trx, world.organisations);
    const people = await seedPeople(trx, world.people, { organisations, passwordHash });
    await seedTeams(trx, world.teams, { organisations, people });
    return 'seeded';
  });
}

type Ids = ReadonlyMap<string, string>;

async function seedOrganisations(trx: Trx, organisations: readonly DemoOrganisation[]): Promise<Ids> {
  const ids = new Map<string, string>();
  for (const { contact, ...organisation } of organisations) {
    const id = randomUUIDv7();
    ids.set(organisation.orgCode, id);
    await insertOrganisation(trx, { id, ...organisation, createdAt: new Date() });
    if (contact) await insertContact(trx, { organisationId: id, ...contact });
  }
  return ids;
}

async function seedPeople(
  trx: Trx,
  people: readonly DemoPerson[],
  { organisations, passwordHash }: { organisations: Ids; passwordHash: string },
): Promise<Ids> {
  const ids = new Map(people.map(({ email }) => [email, randomUUIDv7()]));
  const users = people.map(({ memberships: _joined, ...person }) => ({
    id: idOf(ids, person.email),
    passwordHash,
    locale: 'es' as const,
    ...person,
    userCode: newUserCode(person.firstName, person.surnames),
    searchText: searchTextOf(person.firstName, person.surnames),
  }));
  await insertVerifiedUsers(trx, users);
  for (const { email, memberships } of people) {
    for (const [index, { orgCode, role }] of memberships.entries()) {
      // A session starts in the first organisation joined: the order here must be chronological.
      const createdAt = new Date(Date.now() + index);
      await insertMembership(trx, {
        organisationId: idOf(organisations, orgCode),
        userId: idOf(ids, email),
        role,
        createdAt,
      });
    }
  }
  return ids;
}

async function seedTeams(
  trx: Trx,
  teams: readonly DemoTeam[],
  { organisations, people }: { organisations: Ids; people: Ids },
): Promise<void> {
  // Earlier than any of the demo matches.
  const joinedAt = new Date(Date.now() - year);
  for (const { orgCode, people: members, players: _entered, ...team } of teams) {
    const id = randomUUIDv7();
    const organisationId = orgCode === null ? null : idOf(organisations, orgCode);
    const searchText = searchTextOf(team.name, team.code);
    await insertTeam(trx, {
      id,
      organisationId,
      privacy: 'PUBLIC',
      searchText,
      createdAt: new Date(),
      ...team,
    });
    await insertTeamMembers(
      trx,
      members.map(({ email, role }) => ({ teamId: id, personId: idOf(people, email), role, joinedAt })),
    );
  }
}

const week = 7 * 86_400_000;
const year = 365 * 86_400_000;

function idOf(ids: Ids, name: string): string {
  const id = ids.get(name);
  if (id === undefined) throw new Error(`The demo world names "${name}" but does not have it.`);
  return id;
}
