import { plannedMinutes, sportsList } from '@traip/engine';
import { sql } from 'kysely';

/** Allowance for late teams, stoppages, and referees who enter the result at home. */
const graceMinutes = 60;

const minutesByVariant = Object.fromEntries(
  sportsList.map((sport) => [sport.key, plannedMinutes(sport) + graceMinutes]),
);

const maxMinutes = Math.max(...Object.values(minutesByVariant));

/**
 * When a match should be over by the rules of its sport, in a query on `matches` and `categories`.
 * Competition overrides, which may change its length, are ignored: lists are too long to apply them.
 */
export const dueAt = sql<Date>`(matches.kick_off
  + make_interval(mins => (${sql.lit(JSON.stringify(minutesByVariant))}::jsonb ->> categories.sport_variant_key)::int))`;

/** It should be over by now. The kick-off is compared as well, because only it is indexed. */
export const isPastDue = (now: Date) =>
  sql<boolean>`(matches.kick_off < ${now}::timestamptz and ${dueAt} < ${now}::timestamptz)`;

/** It hasn't started, or shouldn't be over yet. */
export const isBeforeDue = (now: Date) =>
  sql<boolean>`(matches.kick_off >= ${now}::timestamptz - make_interval(mins => ${sql.lit(maxMinutes)})
  and ${dueAt} >= ${now}::timestamptz)`;
