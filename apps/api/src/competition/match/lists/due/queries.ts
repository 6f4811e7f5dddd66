import { plannedMinutes, sportsList } from '@traip/engine';
import { sql } from 'kysely';

/** What a match takes longer than planned: late teams, stoppages, a referee who writes the result at home. */
const graceMinutes = 60;

const minutesByVariant = Object.fromEntries(
  sportsList.map((sport) => [sport.key, plannedMinutes(sport) + graceMinutes]),
);

const maxMinutes = Math.max(...Object.values(minutesByVariant));

/**
 * When a match should be over, in a query that reads `matches` and `categories`: as its sport is played. Rules of one
 * competition alone, which may make it shorter or longer, are not looked at: lists are too long to replay them.
 */
export const dueAt = sql<Date>`(matches.kick_off
  + make_interval(mins => (${sql.lit(JSON.stringify(minutesByVariant))}::jsonb ->> categories.sport_variant_key)::int))`;

/** Should be over by now. The kick-off alone is what an index knows. */
export const isPastDue = (now: Date) =>
  sql<boolean>`(matches.kick_off < ${now}::timestamptz and ${dueAt} < ${now}::timestamptz)`;

/** Has not begun, or should not be over yet. */
export const isBeforeDue = (now: Date) => {
  const earliest = new Date(now.getTime() - maxMinutes * 60_000);
  return sql<boolean>`(matches.kick_off >= ${earliest}::timestamptz and ${dueAt} >= ${now}::timestamptz)`;
};
