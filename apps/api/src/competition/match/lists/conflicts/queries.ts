import { fieldMinutes, plannedMinutes, sportsList } from '@traip/engine';
import { type RawBuilder, sql } from 'kysely';

const byVariant = (minutes: typeof plannedMinutes) =>
  JSON.stringify(Object.fromEntries(sportsList.map((sport) => [sport.key, minutes(sport)])));

const matchMinutes = byVariant(plannedMinutes);
/** On a golf course the next match begins while the previous one is played. */
const minutesOfField = byVariant(fieldMinutes);

/** The length of a match by its sport's rules; competition overrides are ignored, as for overdue matches. */
const length = (variant: string, minutes = matchMinutes) =>
  sql`make_interval(mins => (${sql.lit(minutes)}::jsonb ->> ${sql.ref(variant)})::int)`;

const dayOf = (moment: string) => sql`(${sql.ref(moment)} at time zone 'Europe/Madrid')::date`;

/** A closed date of the venue or field, of a team, or of the whole organisation. */
const isOnClosedDay = sql`exists (select from closed_dates
  left join fields as standing on standing.id = matches.field_id
  where closed_dates.organisation_id = matches.organisation_id
    and ${dayOf('matches.kick_off')} between closed_dates.starts_on and closed_dates.ends_on
    and case when closed_dates.venue_id is not null then closed_dates.venue_id = standing.venue_id
        and coalesce(closed_dates.field_id, standing.id) = standing.id
      when closed_dates.team_id is not null
        then closed_dates.team_id in (matches.home_team_id, matches.away_team_id)
      else true end)`;

/** The venue has opening hours, and the match doesn't fit into any of them. */
const isOutsideHours = sql`exists (select from fields as standing where standing.id = matches.field_id
  and exists (select from venue_openings where venue_openings.venue_id = standing.venue_id)
  and not exists (select from venue_openings as hours where hours.venue_id = standing.venue_id
    and hours.weekday = extract(isodow from matches.kick_off at time zone 'Europe/Madrid')
    and hours.opens_at <= (matches.kick_off at time zone 'Europe/Madrid')::time
    and (matches.kick_off at time zone 'Europe/Madrid') + ${length('categories.sport_variant_key')}
      <= ${dayOf('matches.kick_off')} + hours.closes_at::interval))`;

/** Other matches within two weeks, the longest possible rest. */
const others = (condition: RawBuilder<unknown>) => sql`exists (select from matches as other
  join competitions as theirs on theirs.id = other.competition_id
  join categories as their_category on their_category.id = theirs.category_id
  where other.id <> matches.id and other.deleted_at is null and theirs.deleted_at is null
    and other.state in ('SCHEDULED', 'IN_PROGRESS', 'FINISHED', 'CLOSED')
    and other.kick_off between matches.kick_off - interval '15 days' and matches.kick_off + interval '15 days'
    and ${condition})`;

const areCloserThan = (gap: RawBuilder<unknown>, minutes = matchMinutes) => sql`
  other.kick_off < matches.kick_off + ${length('categories.sport_variant_key', minutes)} + ${gap}
  and matches.kick_off < other.kick_off + ${length('their_category.sport_variant_key', minutes)} + ${gap}`;

const isFieldTaken = others(
  sql`other.field_id = matches.field_id and ${areCloserThan(sql`interval '0'`, minutesOfField)}`,
);

/** The rest required by the phase's calendar wishes; without them, only that nobody plays twice at once. */
const rest = sql`make_interval(mins => case
  when ${dayOf('other.kick_off')} = ${dayOf('matches.kick_off')}
    then coalesce((phases.calendar_wishes ->> 'dayRestMinutes')::int, 0)
  else coalesce((phases.calendar_wishes ->> 'restHours')::int, 0) * 60 end)`;

const isTeamBusy = (team: string) =>
  others(
    sql`(other.home_team_id = ${sql.ref(team)} or other.away_team_id = ${sql.ref(team)}) and ${areCloserThan(rest)}`,
  );

/** An upcoming match that can't be played as planned, in a query on `matches`, `phases` and `categories`. */
export const isInConflict = (now: Date) => sql<boolean>`(matches.state = 'SCHEDULED'
  and matches.kick_off >= ${now}::timestamptz
  and (${isOnClosedDay} or ${isOutsideHours} or ${isFieldTaken}
    or ${isTeamBusy('matches.home_team_id')} or ${isTeamBusy('matches.away_team_id')}))`;
