import type { RegisteredPerson } from './use-registration.ts';

/** In screen order: open tasks come first. */
const groupNames = ['lacking', 'ready', 'waiting', 'approved', 'others'] as const;
type GroupName = (typeof groupNames)[number];

type Judged = Pick<RegisteredPerson, 'licence' | 'missing' | 'reasons'>;

const isComplete = ({ missing, reasons }: Judged) => missing.length === 0 && reasons.length === 0;

export function groupOf(person: Judged): GroupName {
  const state = person.licence?.state;
  if (state === 'SUBMITTED') return 'waiting';
  if (state === 'APPROVED') return 'approved';
  if (state === 'RETURNED') return 'lacking';
  if (state === 'DRAFT') return isComplete(person) ? 'ready' : 'lacking';
  return 'others';
}

interface Group<P> {
  readonly name: GroupName;
  readonly people: readonly P[];
}

/** Empty groups are left out. */
export function groupPeople<P extends Judged>(people: readonly P[]): readonly Group<P>[] {
  const groups = Map.groupBy(people, groupOf);
  return groupNames.flatMap((name) => {
    const own = groups.get(name);
    return own ? [{ name, people: own }] : [];
  });
}
