import { sql } from 'kysely';

/** Teams of several people, seen by everybody; who competes alone is followed as a person. */
export const isFollowableTeam = sql<boolean>`(teams.deleted_at is null and teams.privacy = 'PUBLIC'
  and teams.competitor_kind = 'TEAM')`;

/** Adults whose whole name is public. To follow a child would be to know where it is on Saturday. */
export const isFollowablePerson = sql<boolean>`(players.deleted_at is null and players.is_listed
  and players.public_name = 'FULL'
  and public_name_by_age(players.birthday, true) = 'FULL')`;
