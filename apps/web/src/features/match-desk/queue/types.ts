import type { CallReply, Client, matchDeskCalls } from '@traip/contract';

export type DeskClient = Client<typeof matchDeskCalls>;
export type DeskData = CallReply<(typeof matchDeskCalls)['desk']>;
export type DeskEventData = DeskData['events'][number];
export type TeamData = NonNullable<DeskData['home']>;
export type Side = 'home' | 'away';

export type PeopleData = NonNullable<DeskData['players']['home']>;

/** Whether the match hasn't begun. */
export function isUpcoming({ state }: Pick<DeskData, 'state'>): boolean {
  return state === 'CREATED' || state === 'SCHEDULED';
}

export type Player = PeopleData['players'][number];
