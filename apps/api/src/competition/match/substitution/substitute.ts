import { type matchDeskCalls, type Read, refuse, type SubstitutionToRegister } from '@traip/contract';
import { hasPeriod, type Substitution, substitutionBreaches } from '@traip/engine/match';
import type { Trx } from '../../../platform/db/schema.ts';
import type { Handler } from '../../../platform/routing/handler.ts';
import { atDesk, type OpenDesk } from '../desk/open-desk.ts';
import { findLineups, listPlayers, saveSubstitutions } from '../lineups/stored/queries.ts';
import { writeChange } from '../reply/change-match.ts';
import { writingRefusal } from '../reply/writing-refusal.ts';
import { replyAfter } from '../settle/settle.ts';

type Told = Read<typeof SubstitutionToRegister>;

/** Told again, a substitution is the one that is already there; taken back twice, it is gone once. */
export const substitute: Handler<typeof matchDeskCalls.substitute> = (context, { body }) =>
  atDesk(context, { matchId: body.matchId, depth: 'MATCH' }, (trx, desk) => write(trx, desk, body));

async function write(trx: Trx, desk: OpenDesk, told: Told) {
  const { match, rules } = desk;
  const { teamId, undo, off, on, period, minute, second } = told;
  const change: Substitution = { off, on, period, minute, second };
  const refusal = writingRefusal(desk);
  if (refusal) return refusal;
  if (teamId !== match.homeTeamId && teamId !== match.awayTeamId)
    return refuse('TEAM_NOT_IN_MATCH', { field: 'teamId' });
  const lineup = (await findLineups(trx, match.id)).find((one) => one.teamId === teamId);
  if (!lineup || lineup.confirmedAt === null) return refuse('LINEUP_REQUIRED', { field: 'teamId' });
  const known = lineup.substitutions ?? [];
  const isKnown = known.some((one) => isSame(one, change));
  if (isKnown !== undo) return replyAfter(trx, desk);
  if (!hasPeriod(rules, period)) return refuse('PERIOD_UNKNOWN', { field: 'period', details: { period } });
  const players = await listPlayers(trx, [lineup.id]);
  const after = undo ? known.filter((one) => !isSame(one, change)) : [...known, change];
  const stranger = (['off', 'on'] as const).find((who) => !players.some(({ id }) => id === change[who]));
  if (stranger) return refuse('PLAYER_NOT_IN_LINEUP', { field: stranger });
  const impossible = impossibleIn(desk, teamId, { players, known, after, on: undo ? null : on });
  if (impossible) return impossible;
  await saveSubstitutions(trx, lineup.id, after);
  const action = undo ? 'SUBSTITUTION_UNDONE' : 'SUBSTITUTED';
  await writeChange(trx, desk, { action, details: { teamId, ...change } });
  return replyAfter(trx, desk);
}

function isSame(one: Substitution, other: Substitution): boolean {
  const keyOf = ({ off, on, period, minute, second = 0 }: Substitution) =>
    [off, on, period, minute, second].join(' ');
  return keyOf(one) === keyOf(other);
}

interface Change {
  readonly players: Awaited<ReturnType<typeof listPlayers>>;
  readonly known: readonly Substitution[];
  readonly after: readonly Substitution[];
  /** Who comes on with it. */
  readonly on: string | null;
}

/** What the change makes impossible; what was wrong before it is not its fault. */
function impossibleIn({ state, rules }: OpenDesk, teamId: string, { players, known, after, on }: Change) {
  const isOut = state.tally.out.some((one) => one.teamId === teamId && one.playerId === on);
  if (on !== null && isOut)
    return refuse('SUBSTITUTION_IMPOSSIBLE', { field: 'on', details: { reason: 'SENT_OFF', playerId: on } });
  const breaches = (substitutions: readonly Substitution[]) =>
    substitutionBreaches({ players, substitutions }, rules.comeBack);
  const before = new Set(breaches(known).map((one) => JSON.stringify(one)));
  const found = breaches(after).find((one) => !before.has(JSON.stringify(one)));
  if (!found) return null;
  const { breach: reason, who, playerId } = found;
  return refuse('SUBSTITUTION_IMPOSSIBLE', { field: who, details: { reason, playerId } });
}
