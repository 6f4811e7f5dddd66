import type { Constraint, RobinxInstance, TimedMatch } from '../../src/files/robinx/instance.ts';
import { ca1, ca2, ca3, ca4, ga1 } from './capacity.ts';
import { br1, br2, fa2, se1 } from './sequence.ts';
import { type StructureKind, structureOf } from './structure.ts';
import { type Deviation, type Timetable, timetableOf } from './timetable.ts';

/** A violation of a constraint, with the matches that cause it. */
interface Offence {
  readonly kind: Constraint['kind'] | StructureKind;
  /** The index of the constraint in the instance; null for the round robin itself. */
  readonly constraint: number | null;
  readonly isHard: boolean;
  readonly deviation: number;
  readonly cost: number;
  readonly matches: readonly TimedMatch[];
}

export interface Evaluation {
  readonly hard: number;
  readonly soft: number;
  readonly offences: readonly Offence[];
}

/** The cost of a timetable, constraint by constraint, as defined in the ITC2021 problem description. */
export function evaluate(instance: RobinxInstance, matches: readonly TimedMatch[]): Evaluation {
  const timetable = timetableOf(instance, matches);
  const structure = structureOf(instance, timetable).map(
    (item): Offence => ({ ...item, constraint: null, isHard: true, cost: item.deviation }),
  );
  const constrained = instance.constraints.flatMap((constraint, index) =>
    deviationsOf(constraint, timetable).map(
      ({ deviation, matches: offending }): Offence => ({
        kind: constraint.kind,
        constraint: index,
        isHard: constraint.isHard,
        deviation,
        cost: deviation * constraint.penalty,
        matches: offending,
      }),
    ),
  );
  const offences = [...structure, ...constrained].filter(({ deviation }) => deviation > 0);
  return { hard: costOf(offences, true), soft: costOf(offences, false), offences };
}

function deviationsOf(constraint: Constraint, timetable: Timetable): readonly Deviation[] {
  switch (constraint.kind) {
    case 'CA1':
      return ca1(constraint, timetable);
    case 'CA2':
      return ca2(constraint, timetable);
    case 'CA3':
      return ca3(constraint, timetable);
    case 'CA4':
      return ca4(constraint, timetable);
    case 'GA1':
      return ga1(constraint, timetable);
    case 'BR1':
      return br1(constraint, timetable);
    case 'BR2':
      return br2(constraint, timetable);
    case 'FA2':
      return fa2(constraint, timetable);
    case 'SE1':
      return se1(constraint, timetable);
  }
}

function costOf(offences: readonly Offence[], isHard: boolean): number {
  return offences.reduce((sum, offence) => (offence.isHard === isHard ? sum + offence.cost : sum), 0);
}
