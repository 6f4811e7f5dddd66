import { randomUUIDv7 } from 'node:crypto';
import type { EventType } from '@traip/engine';
import type { LoadedMatch } from './locked-match.ts';
import type { EventRow } from './queries.ts';

type EventContent = Partial<
  Pick<
    EventRow,
    | 'teamId'
    | 'playerId'
    | 'personRole'
    | 'relatedPlayerId'
    | 'period'
    | 'minute'
    | 'second'
    | 'kind'
    | 'value'
    | 'payload'
    | 'clientEventId'
  >
>;

/** Builds the next event row of a match. */
export function newEvent(
  { match, rows, actor, at }: Pick<LoadedMatch, 'match' | 'rows' | 'actor' | 'at'>,
  type: EventType,
  content: EventContent = {},
): EventRow {
  return {
    id: randomUUIDv7(),
    organisationId: match.organisationId,
    matchId: match.id,
    type,
    seq: (rows.at(-1)?.seq ?? 0) + 1,
    teamId: null,
    playerId: null,
    personRole: null,
    relatedPlayerId: null,
    period: null,
    minute: null,
    second: null,
    kind: null,
    value: null,
    payload: {},
    clientEventId: null,
    ...content,
    createdBy: actor.userId,
    createdLink: actor.linkId,
    createdAt: at,
    deletedAt: null,
    deletedBy: null,
    deletedLink: null,
  };
}
