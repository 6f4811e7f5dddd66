import { isRefusal, type LineupDesk, type NewLineup, type Read, type Refusal, refuse } from '@traip/contract';
import type { LineupPlayer } from '@traip/engine/match';
import { insertAuditEntry } from '../../platform/audit/queries.ts';
import type { Trx } from '../../platform/db/schema.ts';
import { savePlayers } from '../match/lineups/stored/queries.ts';
import { confirm } from './confirm.ts';
import { listMemberships, lockPlayersShared } from './facts/queries.ts';
import type { LockedLineup } from './lineup-lock.ts';
import { lineupDesk } from './reply/lineup-desk.ts';

type LineupInput = Pick<
  Read<typeof NewLineup>,
  'players' | 'formation' | 'substitutions' | 'force' | 'protest'
>;
type SaveRefusal = Refusal<'NOT_FOUND' | 'PLAYER_NOT_IN_TEAM' | 'LINEUP_INVALID' | 'PLAYER_SUSPENDED'>;

/** Saves the players of a lineup; a confirmed lineup is confirmed again. */
export async function saveLineup(
  trx: Trx,
  lineupId: string,
  { locked, teamId, role, to }: LockedLineup,
  { players, formation, substitutions, force, protest }: LineupInput,
): Promise<Read<typeof LineupDesk> | SaveRefusal> {
  const notMember = await membershipRefusal(trx, teamId, [
    ...players.map(({ playerId }, at) => ({ playerId, field: `players.${at}.playerId` })),
    ...(substitutions ?? []).flatMap(({ off, on }, at) => [
      { playerId: off, field: `substitutions.${at}.off` },
      { playerId: on, field: `substitutions.${at}.on` },
    ]),
  ]);
  if (notMember) return notMember;
  await savePlayers(trx, lineupId, players.map(enginePlayer), { substitutions, formation });
  if (to === 'CONFIRMED' || to === 'LOCKED') {
    const refusal = await confirm(trx, { locked, teamId, role }, { force, protest });
    if (isRefusal(refusal)) return refusal;
  }
  const { organisationId, competitionId, id: subjectId } = locked.match;
  await insertAuditEntry(trx, {
    organisationId,
    competitionId,
    subjectKind: 'MATCH',
    subjectId,
    action: 'LINEUP_SAVED',
    details: { teamId, players: players.length },
    byUser: locked.actor.userId,
    at: locked.at,
  });
  return lineupDesk(trx, locked, teamId, role);
}

function enginePlayer(player: LineupInput['players'][number]): LineupPlayer {
  const { playerId, place, shirt, isGoalkeeper: goalkeeper, isCaptain: captain } = player;
  return { playerId, place, shirt, goalkeeper, captain };
}

// A team must not learn anything about people who were never in it, not even their names.
async function membershipRefusal(trx: Trx, teamId: string, named: readonly NamedPlayer[]) {
  const playerIds = named.map(({ playerId }) => playerId);
  await lockPlayersShared(trx, playerIds);
  const memberships = await listMemberships(trx, teamId, playerIds);
  const known = new Set(memberships.map(({ personId }) => personId));
  const unknown = named.find(({ playerId }) => !known.has(playerId));
  return unknown ? refuse('PLAYER_NOT_IN_TEAM', { field: unknown.field }) : null;
}

/** A player, and the request field that names them. */
interface NamedPlayer {
  readonly playerId: string;
  readonly field: string;
}
