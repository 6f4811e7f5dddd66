import { type Refusal, refuse } from '@traip/contract';
import type { SportRules } from '@traip/engine';
import { applyEvent, canDo, isBreach } from '@traip/engine/match';
import { engineEvents } from '../../match-events/stored-event.ts';
import type { LockedMatch } from '../desk/locked-match.ts';
import { newEvent } from '../desk/new-event.ts';
import { type EventRow, maxEvents } from '../desk/queries.ts';
import { actionRefusal, playRefusal } from '../desk/refusals.ts';
import { scoreOfRubber } from '../rubbers/rubber-people.ts';
import type { EventInput } from './players/event-input.ts';
import { playerRefusal } from './players/player-refusal.ts';
import type { Players } from './players/queries.ts';

/** The match with one more event, in memory; or why it is refused. */
export function decideEvent(locked: LockedMatch, input: EventInput, players: Players) {
  const { match, rules, actor, rows } = locked;
  // Whether another team would advance is known only after the slots are resolved again.
  const { startedDependents } = locked;
  const facts = { startedDependents, keepsWinner: true };
  const situation = { status: match.state, dated: match.kickOff !== null };
  const permission = canDo('registerEvent', situation, actor, facts);
  if (isBreach(permission)) return actionRefusal('registerEvent', permission);
  if (rows.length >= maxEvents) return refuse('TOO_MANY_EVENTS');
  const incomplete = incompleteRefusal(input, rules);
  if (incomplete) return incomplete;
  const row = buildRow(locked, input);
  const [event] = engineEvents([row]);
  if (!event) throw new Error('A new event could not be read back.');
  const applied = applyEvent(locked.state, event, rules);
  if (isBreach(applied)) return playRefusal(applied);
  const refusal = playerRefusal(locked, input, players);
  if (refusal) return refusal;
  return { row, after: { ...locked, rows: [...rows, row], state: applied } };
}

/** The rules require a team, a card's kind and a set's points. */
function incompleteRefusal(
  { type, teamId, kind, payload, rubber }: EventInput,
  rules: SportRules,
): Refusal<'TEAM_NOT_IN_MATCH' | 'EVENT_KIND_UNKNOWN' | 'SET_SCORE_IMPOSSIBLE' | 'RUBBER_UNKNOWN'> | null {
  if (type === 'START' || type === 'END' || !rules.events.includes(type)) return null;
  if (type === 'GOAL' && kindOf({ type, kind }, rules) === 'SET')
    return payload ? null : refuse('SET_SCORE_IMPOSSIBLE', { field: 'payload' });
  if (type === 'GOAL' && kindOf({ type, kind }, rules) === 'RUBBER')
    return rubber ? null : refuse('RUBBER_UNKNOWN', { field: 'rubber' });
  if (isWholeHole(rules, { type, kind, payload })) return null;
  if (teamId === undefined) return refuse('TEAM_NOT_IN_MATCH', { field: 'teamId' });
  const isCardOfNoKind = type === 'CARD' && kind === undefined;
  return isCardOfNoKind ? refuse('EVENT_KIND_UNKNOWN', { field: 'kind' }) : null;
}

/** Holes are entered whole; clients of earlier releases send the team that won one. */
function isWholeHole(
  rules: SportRules,
  { type, kind, payload }: Pick<EventInput, 'type' | 'kind' | 'payload'>,
) {
  return type === 'GOAL' && kindOf({ type, kind }, rules) === 'HOLE' && payload !== undefined;
}

/** Defaults to the first kind of the rules: a plain goal, a plain foul. */
function kindOf({ type, kind }: Pick<EventInput, 'type' | 'kind'>, rules: SportRules): string | null {
  if (type === 'GOAL') return kind ?? rules.goalKinds[0]?.key ?? null;
  if (type === 'FOUL') return kind ?? rules.fouls?.kinds[0]?.key ?? null;
  if (type === 'STAT') return kind ?? rules.stats[0] ?? null;
  return type === 'CARD' ? (kind ?? null) : null;
}

function goalValueOf({ type }: EventInput, kind: string | null, { goalKinds }: SportRules): number | null {
  if (type === 'OWN_GOAL') return 1;
  return type === 'GOAL' ? (goalKinds.find(({ key }) => key === kind)?.value ?? null) : null;
}

function buildRow(locked: LockedMatch, input: EventInput): EventRow {
  const { type, clientEventId, period, minute, second = null } = input;
  const clock = { clientEventId, period: String(period), minute, second };
  if (type === 'START' || type === 'END')
    return newEvent(locked, type, { ...clock, payload: { at: occurredAt(locked, input) } });
  const kind = kindOf(input, locked.rules);
  const kindAndValue = { kind, value: goalValueOf(input, kind, locked.rules) };
  if (type === 'GOAL' && (kind === 'SET' || isWholeHole(locked.rules, input)))
    return newEvent(locked, type, { ...clock, ...kindAndValue, payload: { ...input.payload } });
  if (type === 'GOAL' && kind === 'RUBBER' && input.rubber)
    return newEvent(locked, type, { ...clock, ...kindAndValue, payload: scoreOfRubber(input.rubber) });
  return newEvent(locked, type, { ...clock, ...kindAndValue, ...peopleOf(input) });
}

/** The device's time, but never in the future. */
function occurredAt({ at: now }: LockedMatch, { at }: EventInput): number {
  return Math.min(at?.getTime() ?? now.getTime(), now.getTime());
}

function peopleOf({ teamId, playerId, personRole, relatedPlayerId }: EventInput) {
  return {
    teamId: teamId ?? null,
    playerId: playerId ?? null,
    relatedPlayerId: relatedPlayerId ?? null,
    personRole: personRole ?? (playerId === undefined ? null : 'PLAYER'),
  } as const;
}
