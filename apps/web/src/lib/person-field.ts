import type { CallReply, squadCalls } from '@traip/contract';

/** Fields of the place in the team; the team edits them for everyone. */
export const placeFields = ['shirt', 'position'] as const;
export const nameFields = ['firstName', 'surnames', 'knownAs'] as const;
/** Only shown to those who may see them. */
export const factFields = ['birthday', 'gender', 'email', 'phone', 'document', 'nationality'] as const;

export type PersonField =
  | (typeof placeFields)[number]
  | (typeof nameFields)[number]
  | (typeof factFields)[number]
  | 'isDelegate';

/** A person's data, whatever the team. */
export type OwnField = (typeof nameFields)[number] | (typeof factFields)[number];

type SquadPerson = CallReply<(typeof squadCalls)['get']>['people'][number];

export type DescribedPerson = Pick<SquadPerson, PersonField>;
