import type { FullMatch, Read } from '@traip/contract';
import { playerInBrief } from '../../../people/person/player-in-brief.ts';
import type { Database } from '../../../platform/db/schema.ts';
import { periodOf } from '../../match-events/stored-event.ts';
import type { LoadedMatch } from '../desk/locked-match.ts';
import { activeRows } from '../desk/reply/event-reply.ts';
import { listPeople } from '../people/queries.ts';
import { canSeePeopleOf, type Viewer } from '../people/viewer.ts';

type Timeline = Read<typeof FullMatch>['timeline'];

/** Creation and deletion are not part of the play. */
const hiddenTypes = ['CREATED', 'DELETED'];

/** The events of a match in order, with people as the viewer can see them. */
export async function timelineOf(db: Database, loaded: LoadedMatch, viewer: Viewer): Promise<Timeline> {
  const events = activeRows(loaded).filter(({ type }) => !hiddenTypes.includes(type));
  const ids = events.flatMap(({ playerId, relatedPlayerId }) => [playerId, relatedPlayerId]);
  const people = new Map(
    (
      await listPeople(
        db,
        ids.filter((id) => id !== null),
      )
    ).map((person) => [person.id, person] as const),
  );
  const kinds = new Map(loaded.state.tally.cards.map(({ eventId, kind }) => [eventId, kind]));
  return events.map((event) => {
    const { id, seq, type, teamId, personRole, minute, second, value, createdAt: at } = event;
    const period = periodOf(event.period);
    const named = (personId: string | null) => {
      const person = personId === null ? undefined : people.get(personId);
      return person ? playerInBrief(person, canSeePeopleOf(viewer, teamId)) : null;
    };
    return {
      id,
      seq,
      type,
      teamId,
      personRole,
      period,
      minute,
      second,
      value,
      at,
      player: named(event.playerId),
      related: named(event.relatedPlayerId),
      kind: kinds.get(id) ?? event.kind,
    };
  });
}
