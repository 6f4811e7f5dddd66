import { type EventToRegister, type Read, type Refusal, refuse } from '@traip/contract';
import type { SportRules } from '@traip/engine';
import { applyEvent, canDo, isBreach } from '@traip/engine/match';
import { engineEvents } from '../../match-events/stored-event.ts';
import { newEvent } from '../desk/new-event.ts';
import type { OpenDesk } from '../desk/open-desk.ts';
import { type EventRow, mostEvents } from '../desk/queries.ts';
import { actionRefusal, playRefusal } from '../desk/refusals.ts';
import { assignedTo } from '../desk/writer.ts';
import { playerRefusal } from './players/player-refusal.ts';
import type { Players } from './players/queries.ts';

export type Told = Read<typeof EventToRegister>;

/** The match with one event more, in memory; or why not. */
export function decideEvent(desk: OpenDesk, told: Told, players: Players) {
  const { match, rules, writer, referees, rows } = desk;
  // Whether somebody else would play on is found out when the slots are filled anew.
  const { startedDependents } = desk;
  const facts = { assigned: assignedTo(writer, referees), startedDependents, keepsWinner: true };
  const standpoint = { status: match.state, dated: match.kickOff !== null };
  const permission = canDo('registerEvent', standpoint, writer, facts);
  if (isBreach(permission)) return actionRefusal('registerEvent', permission);
  if (rows.length >= mostEvents) return refuse('TOO_MANY_EVENTS');
  const incomplete = incompleteRefusal(told, rules);
  if (incomplete) return incomplete;
  const row = rowOf(desk, told);
  const [event] = engineEvents([row]);
  if (!event) throw new Error('An event that was just written cannot be read.');
  const applied = applyEvent(desk.state, event, rules);
  if (isBreach(applied)) return playRefusal(applied);
  const strange = playerRefusal(desk, told, players);
  if (strange) return strange;
  return { row, desk: { ...desk, rows: [...rows, row], state: applied } };
}

/** What the rules look at must be there: a team, the kind of a card, the points of a set. */
function incompleteRefusal(
  { type, teamId, kind, payload }: Told,
  rules: SportRules,
): Refusal<'TEAM_NOT_IN_MATCH' | 'EVENT_KIND_UNKNOWN' | 'SET_SCORE_IMPOSSIBLE'> | null {
  if (type === 'START' || type === 'END' || !rules.events.includes(type)) return null;
  if (type === 'GOAL' && kindOf({ type, kind }, rules) === 'SET')
    return payload ? null : refuse('SET_SCORE_IMPOSSIBLE', { field: 'payload' });
  if (teamId === undefined) return refuse('TEAM_NOT_IN_MATCH', { field: 'teamId' });
  const isCardOfNoKind = type === 'CARD' && kind === undefined;
  return isCardOfNoKind ? refuse('EVENT_KIND_UNKNOWN', { field: 'kind' }) : null;
}

/** Without a kind it is the first one: a plain goal, a plain foul. */
function kindOf({ type, kind }: Pick<Told, 'type' | 'kind'>, rules: SportRules): string | null {
  if (type === 'GOAL') return kind ?? rules.goalKinds[0]?.key ?? null;
  if (type === 'FOUL') return kind ?? rules.fouls?.kinds[0]?.key ?? null;
  return type === 'CARD' ? (kind ?? null) : null;
}

function worthOf({ type }: Told, kind: string | null, { goalKinds }: SportRules): number | null {
  if (type === 'OWN_GOAL') return 1;
  return type === 'GOAL' ? (goalKinds.find(({ key }) => key === kind)?.value ?? null) : null;
}

function rowOf(desk: OpenDesk, told: Told): EventRow {
  const { type, clientEventId, period, minute, second = null } = told;
  const clock = { clientEventId, period: String(period), minute, second };
  if (type === 'START' || type === 'END')
    return newEvent(desk, type, { ...clock, payload: { at: momentOf(desk, told) } });
  const kind = kindOf(told, desk.rules);
  const what = { kind, value: worthOf(told, kind, desk.rules) };
  if (type === 'GOAL' && kind === 'SET')
    return newEvent(desk, type, { ...clock, ...what, payload: { ...told.payload } });
  return newEvent(desk, type, { ...clock, ...what, ...whoOf(told) });
}

/** When it happened, as the device says; never in the future. */
function momentOf({ at: now }: OpenDesk, { at }: Told): number {
  return Math.min(at?.getTime() ?? now.getTime(), now.getTime());
}

function whoOf({ teamId, playerId, personRole, relatedPlayerId }: Told) {
  return {
    teamId: teamId ?? null,
    playerId: playerId ?? null,
    relatedPlayerId: relatedPlayerId ?? null,
    personRole: personRole ?? (playerId === undefined ? null : 'PLAYER'),
  } as const;
}
