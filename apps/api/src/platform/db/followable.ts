import { sql } from 'kysely';

/** Teams of several people that everyone can see; individual competitors are followed as people. */
export const isFollowableTeam = sql<boolean>`(teams.deleted_at is null and teams.privacy = 'PUBLIC'
  and teams.competitor_kind = 'TEAM')`;

/** Adults whose whole name is public. Following a child would reveal where they are on Saturday. */
export const isFollowablePerson = sql<boolean>`(players.deleted_at is null and players.is_listed
  and players.public_name = 'FULL'
  and public_name_by_age(players.birthday, true) = 'FULL')`;
