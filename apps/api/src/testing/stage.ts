import { randomUUIDv7 } from 'node:crypto';
import { organisationRoles, type Privacy, teamRoles } from '@traip/contract';
import { hashSecret, newSecret } from '../auth/secrets.ts';
import { organisationOf, type Person, persons, teamOf } from './cast.ts';
import { closedDateOf, planOf, venueOf } from './grounds.ts';
import { lineupOf } from './lineups.ts';
import { scorerLinkOf } from './scorer-links.ts';
import { competitionOf, enter, matchOf, traipOf } from './traips.ts';
import type { World } from './world.ts';

/** Everybody who can stand before the gate: see `roles`. */
export const roles = [
  'A',
  'U',
  'SA',
  'AD',
  'ME',
  'RE',
  'fSA',
  'OW',
  'CA',
  'CO',
  'AC',
  'ST',
  'TM',
  'fOW',
  'IN',
  'GO',
  'SL',
] as const;

/**
 * A nobody, U a stranger with an account, SA AD ME RE of the organisation, fSA super-admin of another one;
 * OW … TM of the team, fOW owner of another team; IN the person whom both have invited; GO who was an admin and a
 * captain there until they were removed; SL nobody, with the scorer link of the match.
 */
export type Role = (typeof roles)[number];

export interface Stage {
  readonly people: Readonly<Record<Exclude<Role, 'A' | 'SL'>, Person>>;
  readonly organisationId: string;
  readonly orgCode: string;
  readonly teamId: string;
  /** Somebody in the organisation and in the team, with no say in either: the one to whom things are done. */
  readonly extra: Person;
  readonly membershipId: string;
  readonly invitationId: string;
  readonly teamInvitationId: string;
  readonly qrId: string;
  readonly qrToken: string;
  readonly traipId: string;
  readonly traipCode: string;
  readonly seasonId: string;
  readonly categoryId: string;
  /** Published; the team plays in it. */
  readonly competitionId: string;
  readonly phaseId: string;
  /** Points that the team was given there. */
  readonly adjustmentId: string;
  /** The team of fOW, which asks for a place there. */
  readonly askingTeamId: string;
  /** Scheduled there, between the two teams. */
  readonly matchId: string;
  readonly venueId: string;
  readonly fieldId: string;
  readonly closedDateId: string;
  /** A search for a calendar of the phase that found nothing. */
  readonly planId: string;
  /** The draft of the team for that match. */
  readonly lineupId: string;
  /** Opens the desk of that match. */
  readonly scorerToken: string;
}

/** How somebody shows who they are. */
export function headersOf({ people, scorerToken }: Stage, role: Role): Record<string, string> {
  if (role === 'A') return {};
  return role === 'SL'
    ? { 'x-scorer-token': scorerToken }
    : { authorization: `Bearer ${people[role].token}` };
}

type Four<T> = [T, T, T, T];

/** An organisation, its team, a stranger, a rival, and one of everything that can be asked about. Privacy is that of the team and of the Traip. */
export async function setStage(world: World, { privacy = 'PUBLIC' as Privacy } = {}): Promise<Stage> {
  const club = await organisationOf(world, ...organisationRoles);
  const rival = await organisationOf(world, 'super-admin');
  const team = await teamOf(world, { organisationId: club.id, privacy }, ...teamRoles);
  const other = await teamOf(world, {}, 'OWNER');
  const [stranger, invited, extra, gone] = (await persons(world, [{}, {}, {}, {}])) as Four<Person>;
  await removeFrom(world, team.id, gone);
  const people = {
    U: stranger,
    GO: gone,
    IN: invited,
    fSA: rival.people['super-admin'],
    fOW: other.people.OWNER,
    SA: club.people['super-admin'],
    AD: club.people.admin,
    ME: club.people.member,
    RE: club.people.referee,
    OW: team.people.OWNER,
    CA: team.people.CAPTAIN,
    CO: team.people.COACH,
    AC: team.people.ASSISTANT_CAPTAIN,
    ST: team.people.STUFF,
    TM: team.people.MEMBER,
  };
  const set = { organisationId: club.id, teamId: team.id, askingTeamId: other.id, people, extra };
  const props = { ...(await addProps(world, set)), ...(await addCompetition(world, set, privacy)) };
  return { ...set, orgCode: club.code, ...props };
}

/** An organisation keeps no row of who was removed; a team remembers when it was. */
async function removeFrom(world: World, teamId: string, gone: Person): Promise<void> {
  const at = { joinedAt: new Date(world.now().getTime() - 86_400_000), leftAt: world.now() };
  await world.store.db
    .insertInto('teamMembers')
    .values({ teamId, userId: gone.id, role: 'CAPTAIN', ...at })
    .execute();
}

type Set = Pick<Stage, 'organisationId' | 'teamId' | 'askingTeamId' | 'people' | 'extra'>;

async function addCompetition(
  world: World,
  { organisationId, teamId, askingTeamId, people }: Set,
  privacy: Privacy,
) {
  const { code: traipCode, ...traip } = await traipOf(world, organisationId, { privacy });
  const competition = await competitionOf(world, { ...traip, code: traipCode });
  const { competitionId, phaseId } = competition;
  await enter(world, competition, { teamId, requestedBy: people.SA.id });
  const asking = { teamId: askingTeamId, requestedBy: people.fOW.id, status: 'REQUESTED' } as const;
  await enter(world, competition, asking);
  await world.store.db
    .insertInto('brokerConfigs')
    .values({ phaseId, organisationId, algorithm: 'ROUND_ROBIN', params: '{}', seed: 'a' })
    .execute();
  const matchId = await matchOf(world, competition, { home: teamId, away: askingTeamId });
  const lineupId = await lineupOf(world, { organisationId, competitionId, matchId, teamId });
  const { venueId, fieldIds } = await venueOf(world, organisationId);
  const closedDateId = await closedDateOf(world, organisationId);
  const planId = await planOf(world, competition, people.SA.id);
  const places = { venueId, fieldId: String(fieldIds[0]), closedDateId, planId };
  const adjustmentId = randomUUIDv7();
  await world.store.db
    .insertInto('adjustments')
    .values({
      id: adjustmentId,
      organisationId,
      competitionId,
      phaseId,
      teamId,
      points: 1,
      reason: 'Juego limpio',
      effectiveFrom: world.now(),
      decidedBy: people.SA.id,
      createdAt: world.now(),
      deletedAt: null,
    })
    .execute();
  const scorerToken = await scorerLinkOf(world, { organisationId, matchId, createdBy: people.RE.id });
  const ofMatch = { matchId, lineupId, scorerToken };
  return { ...traip, traipCode, competitionId, phaseId, adjustmentId, ...ofMatch, ...places };
}

async function addProps(world: World, { organisationId, teamId, people, extra }: Set) {
  const { db } = world.store;
  const now = world.now();
  const expiresAt = new Date(now.getTime() + 86_400_000);
  const ids = [1, 2, 3, 4].map(() => randomUUIDv7()) as Four<string>;
  const [membershipId, invitationId, teamInvitationId, qrId] = ids;
  const qrToken = newSecret();
  await db
    .insertInto('organisationMembers')
    .values({ id: membershipId, organisationId, userId: extra.id, role: 'member', createdAt: now })
    .execute();
  await db
    .insertInto('teamMembers')
    .values({ teamId, userId: extra.id, role: 'MEMBER', joinedAt: now, leftAt: null })
    .execute();
  const asked = {
    locale: 'es',
    status: 'PENDING',
    createdAt: now,
    expiresAt,
    invitedBy: people.SA.id,
  } as const;
  await db
    .insertInto('organisationInvitations')
    .values({ id: invitationId, organisationId, email: people.IN.email, role: 'member', ...asked })
    .execute();
  await db
    .insertInto('teamInvitations')
    .values({ id: teamInvitationId, teamId, userId: people.IN.id, role: 'MEMBER', ...asked })
    .execute();
  await db
    .insertInto('teamQrs')
    .values({
      id: qrId,
      teamId,
      hash: hashSecret(qrToken),
      role: 'MEMBER',
      maxUses: 100,
      createdBy: people.OW.id,
      createdAt: now,
      expiresAt,
    })
    .execute();
  return { membershipId, invitationId, teamInvitationId, qrId, qrToken };
}
