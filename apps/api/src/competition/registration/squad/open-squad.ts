import { isRefusal, type OrganisationRole, type Refusal, refuse } from '@traip/contract';
import {
  type HeldDocument,
  type RegistrationRules,
  type RegistrationWindow,
  windowOf,
} from '@traip/engine/registration';
import { listSquad, type SquadRow } from '../../../people/squad/queries.ts';
import { findTeamRelation } from '../../../people/team/people/queries.ts';
import type { ViewScope } from '../../../platform/authorization/scope.ts';
import type { Database, Trx } from '../../../platform/db/schema.ts';
import type { Context } from '../../../platform/routing/context.ts';
import { dayInMadrid } from '../../../platform/time/day-in-madrid.ts';
import { withCompetitionLock } from '../../competition/with-competition-lock.ts';
import { listUnanswered, listUnansweredByTeam, type UnansweredQuestion } from '../answers/queries.ts';
import { listHeldDocuments } from '../documents/queries.ts';
import { isLive, type LicenceRecord, listLicencesOf } from '../licences/queries.ts';
import { findRuleFacts } from '../rules/queries.ts';
import { type SquadAccess, squadAccess } from './access.ts';
import { findOpenEntry, type TeamInCompetition } from './queries.ts';
import type { SquadPlace } from './standing.ts';

/** A person in a team, with their documents. */
type RegistrableRow = SquadRow & { readonly documents: readonly HeldDocument[] };

/** The people of a team in a competition, with everything that decides about their licences. */
export interface SquadFacts extends TeamInCompetition {
  readonly rules: RegistrationRules | null;
  readonly rows: readonly RegistrableRow[];
  /** Licences of these people in the competition, with any team. */
  readonly licences: readonly LicenceRecord[];
  /** Required questions without an answer, by licence. */
  readonly unanswered: ReadonlyMap<string, readonly UnansweredQuestion[]>;
  readonly now: Date;
  readonly on: string;
}

/** A squad as a caller sees it. */
export interface OpenSquad extends SquadFacts {
  readonly entryId: string;
  readonly userId: string;
  readonly window: RegistrationWindow | null;
  readonly teamUnanswered: readonly UnansweredQuestion[];
  readonly access: SquadAccess;
}

interface Viewer {
  readonly organisationId: string;
  readonly userId: string;
  readonly role: OrganisationRole | null;
}

interface SquadRef {
  readonly competitionId: string;
  readonly teamId: string;
}

export async function openSquad(
  db: Database,
  viewer: Viewer,
  { competitionId, teamId }: SquadRef,
  now: Date,
): Promise<OpenSquad | Refusal<'NOT_FOUND' | 'FORBIDDEN'>> {
  const { organisationId, userId, role } = viewer;
  const ref = { organisationId, competitionId, teamId };
  const facts = await findRuleFacts(db, viewer, competitionId);
  const entry = await findOpenEntry(db, ref);
  if (!facts || !entry) return refuse('NOT_FOUND');
  const access = squadAccess(role, await findTeamRelation(db, { teamId, userId }));
  if (!access.maySee) return refuse('FORBIDDEN');
  const rules = facts.registrationRules;
  const squad = await readSquad(db, ref, { rules, now });
  const window = rules && windowOf(rules, now.toISOString(), changesUsed(squad.licences, teamId, rules));
  const teamUnanswered = await listUnansweredByTeam(db, competitionId, entry.id);
  return { ...squad, entryId: entry.id, userId, window, teamUnanswered, access };
}

export async function readSquad(
  db: Database,
  ref: TeamInCompetition,
  { rules, now }: Pick<SquadFacts, 'rules' | 'now'>,
): Promise<SquadFacts> {
  const rows = await listRegistrable(db, ref.teamId);
  const licences = await listLicencesOf(
    db,
    ref.competitionId,
    rows.map(({ id }) => id),
  );
  const unanswered = await listUnanswered(db, ref.competitionId, [ref.teamId]);
  return { ...ref, rules, rows, licences, unanswered, now, on: dayInMadrid(now) };
}

async function listRegistrable(db: Database, teamId: string): Promise<RegistrableRow[]> {
  const rows = await listSquad(db, teamId);
  const held = await listHeldDocuments(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({ ...row, documents: held.get(row.id) ?? [] }));
}

/** Everyone who was added after the window closed. */
function changesUsed(
  licences: readonly LicenceRecord[],
  teamId: string,
  { closesAt }: RegistrationRules,
): number {
  if (closesAt === undefined) return 0;
  const closed = new Date(closesAt);
  return licences.filter((licence) => licence.teamId === teamId && licence.createdAt >= closed).length;
}

type RulesAndSquad = OpenSquad & { readonly rules: RegistrationRules; readonly window: RegistrationWindow };
type ChangeContext = Pick<Context, 'db' | 'now'> & { readonly scope: ViewScope };

/** Runs a change of a squad with its competition locked. */
export function withOpenSquad<T>(
  context: ChangeContext,
  ref: SquadRef,
  change: (trx: Trx, squad: RulesAndSquad) => Promise<T>,
) {
  return withCompetitionLock<T | Refusal<'NOT_FOUND' | 'FORBIDDEN' | 'REGISTRATION_NOT_ASKED'>>(
    context,
    ref.competitionId,
    async (trx, _competition, actor) => {
      const squad = await openSquad(trx, actor, ref, context.now());
      if (isRefusal(squad)) return squad;
      const { rules, window, access } = squad;
      if (!access.mayEnter) return refuse('FORBIDDEN');
      if (rules === null || window === null) return refuse('REGISTRATION_NOT_ASKED');
      return change(trx, { ...squad, rules, window });
    },
  );
}

/** Each person's active licence with this team. */
export function liveLicences({ licences, teamId }: Pick<OpenSquad, 'licences' | 'teamId'>) {
  const own = licences.filter((licence) => licence.teamId === teamId && isLive(licence));
  return new Map(own.map((licence) => [licence.personId, licence]));
}

/** A person's place in the squad: as registered, or else as in the team. */
export function placeOf(row: RegistrableRow, licence: LicenceRecord | undefined): SquadPlace {
  const isStaff = licence?.isStaff ?? (row.role === 'COACH' || row.role === 'STUFF');
  return { person: row, shirt: licence ? licence.shirt : row.shirt, isStaff, unanswered: [] };
}
