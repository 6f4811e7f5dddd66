import { randomUUIDv7 } from 'node:crypto';
import { isRefusal } from '@traip/contract';
import { confirm } from '../../../competition/lineup/confirm.ts';
import type { LockedMatch } from '../../../competition/match/desk/locked-match.ts';
import { insertLineup, savePlayers } from '../../../competition/match/lineups/stored/queries.ts';
import { listSuspendedFor } from '../../../competition/suspension/queries.ts';
import type { Trx } from '../../../platform/db/schema.ts';
import { listSquad } from './queries.ts';

/** Players without a number get one that no squad uses. */
const spareShirt = 30;

/** Confirms a lineup and returns its starters; none if the squad is too small. */
export async function fieldTeam(trx: Trx, locked: LockedMatch, teamId: string): Promise<readonly string[]> {
  const { match, rules, at: createdAt } = locked;
  const { organisationId, competitionId, id: matchId } = match;
  const suspended = await listSuspendedFor(trx, { matchId, competitionId }, [teamId]);
  const out = new Set(suspended.map(({ playerId }) => playerId));
  const squad = (await listSquad(trx, teamId)).filter(({ personId }) => !out.has(personId));
  const { onField, bench } = rules;
  if (onField === null || squad.length < onField) return [];
  const id = randomUUIDv7();
  await insertLineup(trx, { id, organisationId, competitionId, matchId, teamId, createdAt });
  const players = squad.slice(0, onField + (bench ?? 0)).map(({ personId, shirt }, index) => ({
    playerId: personId,
    place: index < onField ? ('STARTER' as const) : ('BENCH' as const),
    shirt: shirt ?? spareShirt + index,
    goalkeeper: index === 0,
    captain: index === 1,
  }));
  await savePlayers(trx, id, players, { substitutions: null });
  const refusal = await confirm(
    trx,
    { locked, teamId, role: 'super-admin' },
    { force: false, protest: null },
  );
  if (isRefusal(refusal)) throw new Error(`A demo lineup was refused: ${refusal.refused}`);
  return squad.slice(0, onField).map(({ personId }) => personId);
}
