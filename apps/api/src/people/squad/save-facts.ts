import type { PersonChange, Read } from '@traip/contract';
import type { ChangedFact } from '@traip/engine/registration';
import type { Trx } from '../../platform/db/schema.ts';
import { nameKey } from './namesakes/same-person.ts';
import { type SquadRow, updatePerson } from './queries.ts';

/** The changed facts of a person, whoever changes them. */
type Facts = Partial<
  Omit<Read<typeof PersonChange>, 'personId' | 'version' | 'shirt' | 'position' | 'role' | 'isDelegate'>
>;

/** A person before the change. */
type Before = Pick<
  SquadRow,
  'id' | 'firstName' | 'surnames' | 'birthday' | 'gender' | 'nationality' | 'document' | 'nameIsDecided'
>;

export async function saveFacts(trx: Trx, before: Before, facts: Facts): Promise<void> {
  const { firstName = before.firstName, surnames = before.surnames } = facts;
  const isRenamed = facts.firstName !== undefined || facts.surnames !== undefined;
  const searchText = isRenamed ? { searchText: nameKey({ firstName, surnames }) } : {};
  // Another birthday may be a child's: the name follows the age again.
  const isOlderDecision =
    facts.birthday !== undefined && facts.publicName === undefined && !before.nameIsDecided;
  const publicName = isOlderDecision ? { publicName: null } : {};
  await updatePerson(trx, before.id, { ...facts, ...publicName, ...searchText });
}

/** The name of a field in the licence check. */
const factNames = {
  firstName: 'NAME',
  surnames: 'NAME',
  birthday: 'BIRTHDAY',
  gender: 'GENDER',
  nationality: 'NATIONALITY',
  document: 'IDENTITY',
} as const satisfies Partial<Record<keyof Before, ChangedFact>>;
const factFields = Object.keys(factNames) as (keyof typeof factNames)[];

/** The facts of a person that now have another value. */
export function changedFacts(before: Before | undefined, facts: Facts): readonly ChangedFact[] {
  return factFields
    .filter((field) => facts[field] !== undefined && facts[field] !== before?.[field])
    .map((field) => factNames[field]);
}
