import type { Wishes } from './inputs.ts';

type Crowding = NonNullable<Wishes['crowding']>;

const defaultCrowding: Crowding = { days: 4, matches: 2 };

/** The limit of matches in a number of days; there is no default limit if teams may play several times a day. */
export function resolveCrowding({
  crowding,
  mostPerTeamAndDay,
}: Pick<Wishes, 'crowding' | 'mostPerTeamAndDay'>): Crowding | null {
  if (crowding !== undefined) return crowding;
  return mostPerTeamAndDay > 1 ? null : defaultCrowding;
}
