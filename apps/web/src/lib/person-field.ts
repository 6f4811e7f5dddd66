import type { CallReply, squadCalls } from '@traip/contract';

/** What belongs to the place in the team; the team decides about it for everybody. */
export const placeFields = ['shirt', 'position'] as const;
export const nameFields = ['firstName', 'surnames', 'knownAs'] as const;
/** Only shown to those who may see them. */
export const factFields = ['birthday', 'gender', 'email', 'phone', 'document', 'nationality'] as const;

export type PersonField =
  | (typeof placeFields)[number]
  | (typeof nameFields)[number]
  | (typeof factFields)[number]
  | 'isDelegate';

/** What is known of a person wherever they play. */
export type OwnField = (typeof nameFields)[number] | (typeof factFields)[number];

type SquadPerson = CallReply<(typeof squadCalls)['get']>['people'][number];

export type DescribedPerson = Pick<SquadPerson, PersonField>;
