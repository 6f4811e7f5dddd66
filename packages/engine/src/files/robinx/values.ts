import type { RobinxBreach, Venue } from './instance.ts';
import type { XmlElement } from './xml.ts';

/** What "all teams" and "group 3" refer to, and the number of slots. */
export interface Numbering {
  readonly teams: number;
  readonly slots: number;
  readonly groups: ReadonlyMap<number, readonly number[]>;
}

/** Reads the attributes of one element and records the first invalid one. */
export interface Values {
  number(name: string, absent?: number): number;
  numbers(name: string, below: number): readonly number[];
  teams(suffix?: string): readonly number[];
  slots(): readonly number[];
  venue(name: string): Venue;
  isOneOf(name: string, yes: string, no: string, absent: string): boolean;
  meetings(): readonly (readonly [number, number])[];
  breach(): RobinxBreach | null;
}

const whole = /^\d{1,9}$/;

/** A reader of one element's attributes. */
export function valuesOf(element: XmlElement, numbering: Numbering): Values {
  let invalid: string | null = null;
  const refuse = (name: string) => {
    invalid ??= name;
  };
  const text = (name: string) => element.attributes.get(name);
  const parse = (name: string, value: string, below: number) => {
    if (!whole.test(value) || Number(value) >= below) refuse(name);
    return Number(value);
  };
  const list = (name: string) => (text(name) ?? '').split(';').filter((item) => item !== '');
  const numbers = (name: string, below: number) => list(name).map((item) => parse(name, item, below));
  return {
    number(name, absent) {
      const value = text(name);
      if (value === undefined && absent !== undefined) return absent;
      return parse(name, value ?? '', Number.POSITIVE_INFINITY);
    },
    numbers,
    // RobinX lists teams individually or by group; an absent list is empty.
    teams(suffix = '') {
      const groups = list(`teamGroups${suffix}`).map((item) => numbering.groups.get(Number(item)));
      if (groups.includes(undefined)) refuse(`teamGroups${suffix}`);
      const named = numbers(`teams${suffix}`, numbering.teams);
      return [...new Set([...named, ...groups.flatMap((group) => group ?? [])])];
    },
    slots: () => [...new Set(numbers('slots', numbering.slots))].sort((a, b) => a - b),
    venue(name) {
      const value = text(name) ?? 'HA';
      if (value !== 'H' && value !== 'A' && value !== 'HA') refuse(name);
      return value === 'H' || value === 'A' ? value : 'HA';
    },
    isOneOf(name, yes, no, absent) {
      const value = text(name) ?? absent;
      if (value !== yes && value !== no) refuse(name);
      return value === yes;
    },
    meetings: () =>
      list('meetings').map((pair) => {
        const [home = '', away = '', ...more] = pair.split(',');
        if (more.length > 0 || home === away) refuse('meetings');
        return [parse('meetings', home, numbering.teams), parse('meetings', away, numbering.teams)] as const;
      }),
    breach: () =>
      invalid === null ? null : { breach: 'VALUE_INVALID', element: element.name, attribute: invalid },
  };
}
