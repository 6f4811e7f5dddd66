import { CallFailure, type Locale, PersonChange, problemsOf } from '@traip/contract';
import type { PersonField } from '../../../../lib/person-field.ts';
import { changeOf, type Typed, typedValue } from '../people/person-change.ts';
import { otherOwner, shirtOwner } from '../people/shirt-owner.ts';
import type { Person } from '../people/use-squad.ts';

/** Unsaved changes, by person. */
export type Edits = ReadonlyMap<string, Typed>;

/** A cell that matches the saved value is unchanged. */
export function withEdit(edits: Edits, person: Person, field: PersonField, value: string): Edits {
  const { [field]: _before, ...others } = edits.get(person.personId) ?? {};
  const typed: Typed = value === typedValue(person, field) ? others : { ...others, [field]: value };
  const next = new Map(edits);
  if (Object.keys(typed).length === 0) next.delete(person.personId);
  else next.set(person.personId, typed);
  return next;
}

export function countEdits(edits: Edits): number {
  return [...edits.values()].reduce((sum, typed) => sum + Object.keys(typed).length, 0);
}

export type Change = ReturnType<typeof changeOf>;

export function changesOf(people: readonly Person[], edits: Edits): readonly Change[] {
  return people.flatMap((person) => {
    const typed = edits.get(person.personId);
    return typed ? [changeOf(person, typed)] : [];
  });
}

/** The error of a row, by person. */
export type RowProblems = ReadonlyMap<string, string>;

/** Contract errors, reported before sending. */
export function problemsBefore(changes: readonly Change[], locale: Locale): RowProblems {
  return new Map(
    changes.flatMap((change) => {
      const { error } = PersonChange.safeParse(change);
      const [problem] = error ? problemsOf(error) : [];
      return problem ? [[change.personId, problem.message[locale]] as const] : [];
    }),
  );
}

interface Messages {
  readonly locale: Locale;
  readonly staleMessage: string;
  readonly shirtTakenMessage: (owner: { shirt: number; name: string }) => string;
}

/** The row that a refusal concerns, with its message; empty if it concerns all rows. */
export function problemsAfter(
  failure: unknown,
  changes: readonly Change[],
  people: readonly Person[],
  { locale, staleMessage, shirtTakenMessage }: Messages,
): RowProblems {
  const owner = shirtOwner(failure);
  if (owner !== null) {
    const shirts = new Map(changes.map(({ personId, shirt }) => [personId, shirt]));
    const after = people.map((person) => ({ ...person, shirt: shirts.get(person.personId) ?? person.shirt }));
    const conflicting = changes.filter(({ shirt }) => shirt === owner.shirt);
    return new Map(
      conflicting.map(({ personId }) => [personId, shirtTakenMessage(otherOwner(owner, after, personId))]),
    );
  }
  if (!(failure instanceof CallFailure)) return new Map();
  const [problem] = failure.problems;
  const at = /^people\.(\d+)/.exec(problem?.field ?? failure.error?.field ?? '')?.[1];
  const row = at === undefined ? undefined : changes[Number(at)];
  const said = failure.code === 'STALE_VERSION' ? staleMessage : (problem?.message ?? failure.said)?.[locale];
  return row === undefined || said === undefined ? new Map() : new Map([[row.personId, said]]);
}
