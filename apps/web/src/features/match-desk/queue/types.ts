import type { CallReply, Client, matchDeskCalls } from '@traip/contract';

export type DeskClient = Client<typeof matchDeskCalls>;
export type DeskData = CallReply<(typeof matchDeskCalls)['desk']>;
export type DeskEventData = DeskData['events'][number];
export type TeamData = NonNullable<DeskData['home']>;

/** Somebody who can be chosen at the desk. */
export interface Player {
  readonly id: string;
  readonly name: string;
  readonly shirt: number | null;
  readonly isOnBench: boolean;
}

/** Who plays on each side, as far as this desk may know. */
export interface Lists {
  readonly home: readonly Player[];
  readonly away: readonly Player[];
}
