import { type matchDeskCalls, type Read, refuse, type SubstitutionToRegister } from '@traip/contract';
import { hasPeriod, type Substitution, substitutionBreaches } from '@traip/engine/match';
import type { Trx } from '../../../platform/db/schema.ts';
import type { Handler } from '../../../platform/routing/handler.ts';
import { reloadDesk } from '../action/match-action.ts';
import { type LockedMatch, withMatchLock } from '../desk/locked-match.ts';
import { findLineups, listPlayers, saveSubstitutions } from '../lineups/stored/queries.ts';
import { persistMatchEdit } from '../reply/match-edit.ts';
import { writingRefusal } from '../reply/writing-refusal.ts';

type SubstitutionInput = Read<typeof SubstitutionToRegister>;

/** Idempotent: repeating a substitution or its undo changes nothing. */
export const substitute: Handler<typeof matchDeskCalls.substitute> = (context, { body }) =>
  withMatchLock(context, { matchId: body.matchId, depth: 'MATCH' }, (trx, locked) =>
    saveSubstitution(trx, locked, body),
  );

async function saveSubstitution(trx: Trx, locked: LockedMatch, input: SubstitutionInput) {
  const { match, rules } = locked;
  const { teamId, undo, off, on, period, minute, second } = input;
  const change: Substitution = { off, on, period, minute, second };
  const refusal = writingRefusal(locked);
  if (refusal) return refusal;
  if (teamId !== match.homeTeamId && teamId !== match.awayTeamId)
    return refuse('TEAM_NOT_IN_MATCH', { field: 'teamId' });
  const lineup = (await findLineups(trx, match.id)).find((one) => one.teamId === teamId);
  if (!lineup || lineup.confirmedAt === null) return refuse('LINEUP_REQUIRED', { field: 'teamId' });
  const known = lineup.substitutions ?? [];
  const isKnown = known.some((one) => isSame(one, change));
  if (isKnown !== undo) return reloadDesk(trx, locked);
  if (!hasPeriod(rules, period)) return refuse('PERIOD_UNKNOWN', { field: 'period', details: { period } });
  const players = await listPlayers(trx, [lineup.id]);
  const after = undo ? known.filter((one) => !isSame(one, change)) : [...known, change];
  const unknown = (['off', 'on'] as const).find((side) => !players.some(({ id }) => id === change[side]));
  if (unknown) return refuse('PLAYER_NOT_IN_LINEUP', { field: unknown });
  const invalid = substitutionRefusal(locked, teamId, { players, known, after, on: undo ? null : on });
  if (invalid) return invalid;
  await saveSubstitutions(trx, lineup.id, after);
  const action = undo ? 'SUBSTITUTION_UNDONE' : 'SUBSTITUTED';
  await persistMatchEdit(trx, locked, { action, details: { teamId, ...change } });
  return reloadDesk(trx, locked);
}

function isSame(one: Substitution, other: Substitution): boolean {
  const keyOf = ({ off, on, period, minute, second = 0 }: Substitution) =>
    [off, on, period, minute, second].join(' ');
  return keyOf(one) === keyOf(other);
}

interface SubstitutionChange {
  readonly players: Awaited<ReturnType<typeof listPlayers>>;
  readonly known: readonly Substitution[];
  readonly after: readonly Substitution[];
  /** The player who comes on. */
  readonly on: string | null;
}

/** Refuses only what this change breaks, not what was already wrong. */
function substitutionRefusal(
  { state, rules }: LockedMatch,
  teamId: string,
  { players, known, after, on }: SubstitutionChange,
) {
  const isOut = state.tally.out.some((one) => one.teamId === teamId && one.playerId === on);
  if (on !== null && isOut)
    return refuse('SUBSTITUTION_IMPOSSIBLE', { field: 'on', details: { reason: 'SENT_OFF', playerId: on } });
  const breaches = (substitutions: readonly Substitution[]) =>
    substitutionBreaches({ players, substitutions }, rules.comeBack);
  const before = new Set(breaches(known).map((one) => JSON.stringify(one)));
  const found = breaches(after).find((one) => !before.has(JSON.stringify(one)));
  if (!found) return null;
  const { breach: reason, player: side, playerId } = found;
  return refuse('SUBSTITUTION_IMPOSSIBLE', { field: side, details: { reason, playerId } });
}
