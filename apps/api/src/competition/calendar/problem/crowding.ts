import type { Wishes } from './inputs.ts';

type Crowding = NonNullable<Wishes['crowding']>;

const usual: Crowding = { days: 4, matches: 2 };

/** How many matches a team plays in so many days; whoever lets it play several times a day has said that they mean it. */
export function crowdingOf({
  crowding,
  mostPerTeamAndDay,
}: Pick<Wishes, 'crowding' | 'mostPerTeamAndDay'>): Crowding | null {
  if (crowding !== undefined) return crowding;
  return mostPerTeamAndDay > 1 ? null : usual;
}
