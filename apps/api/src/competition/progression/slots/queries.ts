import type { Group, Match, Tie } from '@traip/engine/formats';
import type { MatchStatus } from '@traip/engine/match';
import { sql } from 'kysely';
import type { Trx } from '../../../platform/db/schema.ts';

/** Locks matches in a fixed order, to avoid deadlocks, and reads their current state. */
export function lockMatches(
  trx: Trx,
  ids: readonly string[],
): Promise<{ readonly id: string; readonly state: MatchStatus }[]> {
  return trx
    .selectFrom('matches')
    .select(['id', 'state'])
    .where('id', '=', sql<string>`any(${sql.val(ids)}::uuid[])`)
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Updates the sides of many matches in one statement. */
export async function updateSides(
  trx: Trx,
  matches: readonly { readonly id: string; readonly match: Pick<Match, 'home' | 'away'> }[],
): Promise<void> {
  if (matches.length === 0) return;
  const rows = matches.map(({ id, match: { home, away } }) => ({ id, home, away }));
  await sql`update matches set home = fresh.home, away = fresh.away, version = version + 1,
      home_team_id = (fresh.home ->> 'participant')::uuid, away_team_id = (fresh.away ->> 'participant')::uuid
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as fresh(id uuid, home jsonb, away jsonb)
    where matches.id = fresh.id`.execute(trx);
}

/** Updates only the ties that changed. */
export async function updateTies(trx: Trx, phaseId: string, ties: readonly Tie[]): Promise<void> {
  if (ties.length === 0) return;
  const rows = ties.map((tie) => ({ key: tie.id, tie }));
  await sql`update phase_ties set tie = fresh.tie
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as fresh(key text, tie jsonb)
    where phase_ties.phase_id = ${phaseId} and phase_ties.key = fresh.key and phase_ties.tie <> fresh.tie`.execute(
    trx,
  );
}

export async function updateGroups(trx: Trx, phaseId: string, groups: readonly Group[]): Promise<void> {
  if (groups.length === 0) return;
  await sql`update phase_groups set members = fresh.members
    from jsonb_to_recordset(${JSON.stringify(groups)}::jsonb) as fresh(key text, members jsonb)
    where phase_groups.phase_id = ${phaseId} and phase_groups.key = fresh.key
      and phase_groups.members <> fresh.members`.execute(trx);
}

/** Cancels matches and drops their results. */
export async function cancelMatches(trx: Trx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await trx
    .updateTable('matches')
    .set({ state: 'CANCELLED', result: sql`null`, homeScore: null, awayScore: null, advances: null })
    .set({ version: sql`version + 1` })
    .where('id', '=', sql<string>`any(${sql.val(ids)}::uuid[])`)
    .execute();
}

/** Makes these teams, and no others, the teams of a phase. */
export async function setPhaseTeams(trx: Trx, phaseId: string, teamIds: readonly string[]): Promise<void> {
  await sql`delete from phase_teams where phase_id = ${phaseId}
    and team_id <> all(${sql.val(teamIds)}::uuid[])`.execute(trx);
  await sql`insert into phase_teams (phase_id, team_id)
    select ${phaseId}::uuid, team_id from unnest(${sql.val(teamIds)}::uuid[]) as fresh(team_id)
    on conflict do nothing`.execute(trx);
}

/** Deletes the draft lineups of teams that no longer play a match. */
export async function deleteDraftLineups(
  trx: Trx,
  removed: readonly { readonly matchId: string; readonly teamId: string }[],
): Promise<void> {
  if (removed.length === 0) return;
  await sql`delete from lineups using jsonb_to_recordset(${JSON.stringify(removed)}::jsonb)
      as gone("matchId" uuid, "teamId" uuid)
    where lineups.match_id = gone."matchId" and lineups.team_id = gone."teamId"
      and lineups.state = 'DRAFT'`.execute(trx);
}
