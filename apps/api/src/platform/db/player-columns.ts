import type { PlayersView } from './person-tables.ts';

/** What replies need about people, in a query on `players`. */
export const playerColumns = [
  'players.id',
  'players.userCode',
  'players.firstName',
  'players.surnames',
  'players.avatarKey',
  'players.showsPhoto',
  'players.publicName',
  'players.knownAs',
] as const;

export type PlayerRow = Pick<
  PlayersView,
  'id' | 'userCode' | 'firstName' | 'surnames' | 'avatarKey' | 'showsPhoto' | 'publicName' | 'knownAs'
>;
