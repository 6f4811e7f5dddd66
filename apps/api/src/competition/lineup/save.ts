import { isRefusal, type LineupDesk, type NewLineup, type Read, type Refusal, refuse } from '@traip/contract';
import type { LineupPlayer } from '@traip/engine/match';
import type { Trx } from '../../platform/db/schema.ts';
import { savePlayers } from '../match/lineups/stored/queries.ts';
import { confirm } from './confirm.ts';
import { listStays } from './facts/queries.ts';
import { lineupDesk } from './reply/lineup-desk.ts';
import type { OpenLineup } from './under-lock.ts';

type Written = Pick<Read<typeof NewLineup>, 'players' | 'substitutions' | 'force'>;
type Refused = Refusal<'NOT_FOUND' | 'PLAYER_NOT_IN_TEAM' | 'LINEUP_INVALID' | 'PLAYER_SUSPENDED'>;

/** Writes who plays into a lineup; what was confirmed before is confirmed again. */
export async function save(
  trx: Trx,
  lineupId: string,
  { desk: locked, teamId, role, to }: OpenLineup,
  { players, substitutions, force }: Written,
): Promise<Read<typeof LineupDesk> | Refused> {
  const stranger = await strangerAmong(trx, teamId, [
    ...players.map(({ playerId }, at) => ({ playerId, field: `players.${at}.playerId` })),
    ...(substitutions ?? []).flatMap(({ off, on }, at) => [
      { playerId: off, field: `substitutions.${at}.off` },
      { playerId: on, field: `substitutions.${at}.on` },
    ]),
  ]);
  if (stranger) return stranger;
  await savePlayers(trx, lineupId, players.map(enginePlayer), substitutions);
  if (to === 'CONFIRMED' || to === 'LOCKED') {
    const refused = await confirm(trx, { desk: locked, teamId, role }, force);
    if (isRefusal(refused)) return refused;
  }
  return lineupDesk(trx, locked, teamId, role);
}

function enginePlayer(player: Written['players'][number]): LineupPlayer {
  const { playerId, place, shirt, isGoalkeeper: goalkeeper, isCaptain: captain } = player;
  return { playerId, place, shirt, goalkeeper, captain };
}

// Whoever was never in the team is none of its business: not even their name.
async function strangerAmong(trx: Trx, teamId: string, named: readonly Named[]) {
  const stays = await listStays(
    trx,
    teamId,
    named.map(({ playerId }) => playerId),
  );
  const known = new Set(stays.map(({ userId }) => userId));
  const stranger = named.find(({ playerId }) => !known.has(playerId));
  return stranger ? refuse('PLAYER_NOT_IN_TEAM', { field: stranger.field }) : null;
}

/** Somebody, and where the request names them. */
interface Named {
  readonly playerId: string;
  readonly field: string;
}
