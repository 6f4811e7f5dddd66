import { randomUUIDv7 } from 'node:crypto';
import type { EventType } from '@traip/engine';
import type { OpenDesk } from './open-desk.ts';
import type { EventRow } from './queries.ts';

type Content = Partial<
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

/** The next event of a match, as it goes into the books. */
export function newEvent(
  { match, rows, writer, at }: Pick<OpenDesk, 'match' | 'rows' | 'writer' | 'at'>,
  type: EventType,
  content: Content = {},
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
    createdBy: writer.userId,
    createdLink: writer.linkId,
    createdAt: at,
    deletedAt: null,
    deletedBy: null,
    deletedLink: null,
  };
}
