import { type LicenceChecks, type matchDeskCalls, type Read, refuse } from '@traip/contract';
import { actionsFrom } from '@traip/engine/match';
import type { Trx } from '../../../platform/db/schema.ts';
import type { Handler } from '../../../platform/routing/handler.ts';
import { licenceOfToken } from '../../registration/token/licence-token.ts';
import { reloadDesk } from '../action/match-action.ts';
import { assignmentRefusal, mayCheckLicences } from '../desk/actor.ts';
import { type LockedMatch, withMatchLock } from '../desk/locked-match.ts';
import { listSquads } from '../desk/people/queries.ts';
import { findLineups, listPlayers } from '../lineups/stored/queries.ts';
import { persistMatchEdit } from '../reply/match-edit.ts';
import { findHolder, saveChecks } from './queries.ts';

type Check = Read<typeof LicenceChecks>['checks'][number];

/** Idempotent and independent of order: the latest check of two desks wins. */
export const checkLicences: Handler<typeof matchDeskCalls.checkLicences> = (context, { body }) =>
  withMatchLock(context, { matchId: body.matchId, depth: 'MATCH' }, (trx, locked) =>
    saveLicenceChecks(trx, locked, body.checks),
  );

async function saveLicenceChecks(trx: Trx, locked: LockedMatch, checks: readonly Check[]) {
  const { match, actor, at: now } = locked;
  const refusal = assignmentRefusal(actor);
  if (refusal) return refusal;
  if (!mayCheckLicences(locked)) {
    const { state: from } = match;
    const details = { action: 'checkLicences', from, allowed: actionsFrom(from) };
    return refuse('INVALID_TRANSITION', { details });
  }
  const teams = await teamsOfPeople(trx, locked);
  const rows = [];
  for (const [index, { personId, how, at, token }] of checks.entries()) {
    const teamId = teams.get(personId);
    if (teamId === undefined) return refuse('PLAYER_NOT_IN_TEAM', { field: `checks.${index}.personId` });
    if (how === 'SCAN' && !(await isOf(trx, match.competitionId, personId, token ?? '')))
      return refuse('LICENCE_NOT_GENUINE', { field: `checks.${index}.token` });
    const { userId: byUser, linkId: byLink } = actor;
    // A clock that runs ahead must not win forever.
    rows.push({ matchId: match.id, personId, teamId, how, at: at > now ? now : at, byUser, byLink });
  }
  const changed = await saveChecks(trx, rows);
  if (changed.length > 0) await record(trx, locked, checks, changed);
  return reloadDesk(trx, locked);
}

function record(trx: Trx, locked: LockedMatch, checks: readonly Check[], changed: readonly string[]) {
  const people = checks.flatMap(({ personId, how }) =>
    changed.includes(personId) ? [{ personId, how }] : [],
  );
  const count = people.filter(({ how }) => how !== null).length;
  return persistMatchEdit(trx, locked, { action: 'LICENCES_CHECKED', details: { count, people } });
}

/** The people in the lineups and everyone else in the teams, because a lineup can change after the check. */
async function teamsOfPeople(trx: Trx, { match }: LockedMatch): Promise<ReadonlyMap<string, string>> {
  const { homeTeamId, awayTeamId, startedAt } = match;
  const teamIds = [homeTeamId, awayTeamId].filter((id) => id !== null);
  const squads = await listSquads(trx, { teamIds, startedAt });
  const lineups = await findLineups(trx, match.id);
  const fielded = await listPlayers(
    trx,
    lineups.map(({ id }) => id),
  );
  const teamOf = new Map(lineups.map(({ id, teamId }) => [id, teamId]));
  return new Map([
    ...squads.map(({ id, teamId }) => [id, teamId] as const),
    ...fielded.map(({ id, lineupId }) => [id, teamOf.get(lineupId) ?? ''] as const),
  ]);
}

/** Whether a code belongs to this person's licence and was signed here. */
async function isOf(trx: Trx, competitionId: string, personId: string, token: string): Promise<boolean> {
  const licenceId = await licenceOfToken(trx, token);
  return licenceId !== null && (await findHolder(trx, competitionId, licenceId)) === personId;
}
