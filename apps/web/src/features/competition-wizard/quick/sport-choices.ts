import type { SportKey } from '@traip/engine';

/** The most popular sports, by their everyday names; the others are in the list. */
export const commonSports = [
  { sport: 'FOOTBALL', variant: 'FOOTBALL_11' },
  { sport: 'FOOTBALL', variant: 'FOOTBALL_7' },
  { sport: 'FOOTBALL', variant: 'FUTSAL' },
  { sport: 'BASKETBALL', variant: 'BASKETBALL_5' },
  { sport: 'VOLLEYBALL', variant: 'VOLLEYBALL_6' },
  { sport: 'HANDBALL', variant: 'HANDBALL_7' },
  { sport: 'PADEL', variant: 'PADEL_DOUBLES' },
  { sport: 'TENNIS', variant: 'TENNIS_SINGLES' },
  { sport: 'PING_PONG', variant: 'PING_PONG_SINGLES' },
] as const satisfies readonly { readonly sport: SportKey; readonly variant: string }[];
