import type { Constraint, RobinxBreach, RobinxInstance } from './instance.ts';
import { readConstraint } from './read-constraint.ts';
import { type Numbering, type Values, valuesOf } from './values.ts';
import { childOf, childrenAt, readXml, type XmlBreach, type XmlElement } from './xml.ts';

/** Reads a RobinX instance. */
export function readInstance(source: string): RobinxInstance | RobinxBreach | XmlBreach {
  const root = readXml(source);
  if ('breach' in root) return root;
  if (root.name !== 'Instance') return { breach: 'NOT_ROBINX', expected: 'Instance' };
  const teams = childrenAt(root, 'Resources', 'Teams');
  const slots = childrenAt(root, 'Resources', 'Slots');
  const numbering = numberingOf(teams, slots.length);
  if ('breach' in numbering) return numbering;
  const constraints = readConstraints(root, numbering);
  if ('breach' in constraints) return constraints;
  const format = childOf(childOf(root, 'Structure'), 'Format');
  const legs = childOf(format, 'numberRoundRobin')?.text.trim() ?? '';
  if (!/^[1-9]$/.test(legs))
    return { breach: 'VALUE_INVALID', element: 'Format', attribute: 'numberRoundRobin' };
  return {
    name: childOf(childOf(root, 'MetaData'), 'InstanceName')?.text.trim() ?? '',
    teams: teams.map(nameOf),
    slots: slots.map(nameOf),
    legs: Number(legs),
    isCompact: childOf(format, 'compactness')?.text.trim() === 'C',
    isPhased: childOf(format, 'gameMode')?.text.trim() === 'P',
    constraints: constraints.list,
  };
}

function nameOf(element: XmlElement): string {
  return element.attributes.get('name') ?? '';
}

function numberingOf(teams: readonly XmlElement[], slots: number): Numbering | RobinxBreach {
  const groups = new Map<number, number[]>();
  const empty: Numbering = { teams: teams.length, slots, groups };
  for (const [index, team] of teams.entries()) {
    const values = valuesOf(team, empty);
    const breach = joinGroups(values, groups, index);
    if (breach) return breach;
    // Constraints refer to teams by id: ids must run from 0, as in every published instance.
    if (values.number('id') !== index) return { breach: 'VALUE_INVALID', element: 'team', attribute: 'id' };
  }
  return empty;
}

function joinGroups(values: Values, groups: Map<number, number[]>, team: number): RobinxBreach | null {
  for (const group of values.numbers('teamGroups', Number.POSITIVE_INFINITY))
    groups.set(group, [...(groups.get(group) ?? []), team]);
  return values.breach();
}

function readConstraints(
  root: XmlElement,
  numbering: Numbering,
): { readonly list: readonly Constraint[] } | RobinxBreach {
  const list: Constraint[] = [];
  for (const element of childrenAt(root, 'Constraints').flatMap((family) => family.children)) {
    const constraint = readConstraint(element, numbering);
    if ('breach' in constraint) return constraint;
    list.push(constraint);
  }
  return { list };
}
