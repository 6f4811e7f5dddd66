import type { Constraint, RobinxBreach } from './instance.ts';
import { type Numbering, type Values, valuesOf } from './values.ts';
import type { XmlElement } from './xml.ts';

type Read = (values: Values) => Constraint;

const weighed = (values: Values) => ({
  isHard: values.isOneOf('type', 'HARD', 'SOFT', 'HARD'),
  penalty: values.number('penalty', 1),
});
const limits = (values: Values) => ({
  min: values.number('min', 0),
  max: values.number('max', Number.MAX_SAFE_INTEGER),
});
const meetingTeams = (values: Values) => ({
  teams: values.teams('1'),
  rivals: values.teams('2'),
  venue: values.venue('mode1'),
});
const inSlots = (values: Values) => ({ teams: values.teams(), slots: values.slots() });
const isPerSlot = (values: Values) => values.isOneOf('mode2', 'EVERY', 'GLOBAL', 'GLOBAL');

const readers: Readonly<Record<Constraint['kind'], Read>> = {
  CA1: (values) => ({
    kind: 'CA1',
    ...weighed(values),
    ...limits(values),
    ...inSlots(values),
    venue: values.venue('mode'),
  }),
  CA2: (values) => ({
    kind: 'CA2',
    ...weighed(values),
    ...limits(values),
    ...meetingTeams(values),
    slots: values.slots(),
    isPerSlot: isPerSlot(values),
  }),
  CA3: (values) => ({
    kind: 'CA3',
    ...weighed(values),
    ...limits(values),
    ...meetingTeams(values),
    stretch: values.number('intp'),
  }),
  CA4: (values) => ({
    kind: 'CA4',
    ...weighed(values),
    ...limits(values),
    ...meetingTeams(values),
    slots: values.slots(),
    isPerSlot: isPerSlot(values),
  }),
  GA1: (values) => ({
    kind: 'GA1',
    ...weighed(values),
    ...limits(values),
    meetings: values.meetings(),
    slots: values.slots(),
  }),
  BR1: (values) => ({
    kind: 'BR1',
    ...weighed(values),
    ...inSlots(values),
    venue: values.venue('mode2'),
    max: values.number('intp'),
  }),
  BR2: (values) => ({
    kind: 'BR2',
    ...weighed(values),
    ...inSlots(values),
    venue: values.venue('homeMode'),
    max: values.number('intp'),
  }),
  FA2: (values) => ({
    kind: 'FA2',
    ...weighed(values),
    ...inSlots(values),
    venue: values.venue('mode'),
    max: values.number('intp'),
  }),
  SE1: (values) => ({ kind: 'SE1', ...weighed(values), ...limits(values), teams: values.teams() }),
};

/** Reads one constraint of an instance. */
export function readConstraint(element: XmlElement, numbering: Numbering): Constraint | RobinxBreach {
  const { name } = element;
  if (!isKnown(name)) return { breach: 'CONSTRAINT_UNKNOWN', kind: name };
  const values = valuesOf(element, numbering);
  const constraint = readers[name](values);
  return values.breach() ?? constraint;
}

function isKnown(name: string): name is Constraint['kind'] {
  return Object.hasOwn(readers, name);
}
