import type { ClosingPreview, Read } from '@traip/contract';
import { plannedMinutes } from '@traip/engine';
import type { Placement } from '@traip/engine/calendar';
import type { Database } from '../../../platform/db/schema.ts';
import { momentOf } from '../../../platform/time/madrid.ts';
import { rulesOf } from '../../sport/rules-of.ts';
import type { StandingMatch } from '../affected/queries.ts';
import type { FreePlaces } from './free-places.ts';
import { type FieldRow, listDuties, listFields, listReferees } from './queries.ts';

type Listed = Read<typeof ClosingPreview>['matches'][number];
type PlacesReply = Pick<Listed, 'places' | 'refereeNames'>;

const minute = 60_000;

/** Every free place, with what improves or worsens there. */
export async function placeReplies(
  db: Database,
  matches: readonly StandingMatch[],
  found: FreePlaces,
): Promise<(match: StandingMatch) => PlacesReply> {
  const fieldIds = [
    ...matches.flatMap(({ fieldId }) => fieldId ?? []),
    ...[...found.values()].flat().map(({ field }) => field),
  ];
  const matchIds = matches.map(({ id }) => id);
  const fields = new Map((await listFields(db, fieldIds)).map((field) => [field.id, field]));
  const referees = await listReferees(db, matchIds);
  const userIds = [...new Set(referees.map(({ userId }) => userId))];
  const duties = await listDuties(db, { userIds, exceptIds: matchIds });
  const isBusy = (userId: string, from: number, to: number) =>
    duties.some((duty) => {
      const start = duty.kickOff.getTime();
      return duty.userId === userId && start < to && from < start + plannedMinutes(rulesOf(duty)) * minute;
    });
  return (match) => {
    const own = referees.filter(({ matchId }) => matchId === match.id);
    const length = plannedMinutes(rulesOf(match)) * minute;
    const reply = (place: Placement): Listed['places'] => {
      const field = fields.get(place.field);
      if (!field) return [];
      const kickOff = momentOf(place.at);
      const busy = own.filter(({ userId }) => isBusy(userId, kickOff.getTime(), kickOff.getTime() + length));
      return [
        {
          kickOff,
          field: { id: field.id, name: field.name },
          venue: { id: field.venueId, name: field.venueName },
          minutesLater: (kickOff.getTime() - match.kickOff.getTime()) / minute,
          km: distance(fields.get(match.fieldId ?? ''), field),
          busyReferees: busy.map(({ name }) => name),
        },
      ];
    };
    return { places: (found.get(match.id) ?? []).flatMap(reply), refereeNames: own.map(({ name }) => name) };
  };
}

const earthRadius = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** As the crow flies, with one decimal; null without coordinates or at the same venue. */
function distance(from: FieldRow | undefined, to: FieldRow): number | null {
  if (!from || from.venueId === to.venueId) return null;
  const points = [from.latitude, from.longitude, to.latitude, to.longitude];
  const [lat1, lon1, lat2, lon2] = points.map((degrees) => (degrees === null ? null : radians(degrees)));
  if (lat1 == null || lon1 == null || lat2 == null || lon2 == null) return null;
  const a =
    Math.sin((lat2 - lat1) / 2) ** 2 + Math.cos(lat1) * Math.cos(lat2) * Math.sin((lon2 - lon1) / 2) ** 2;
  return Math.round(2 * earthRadius * Math.asin(Math.sqrt(a)) * 10) / 10;
}
