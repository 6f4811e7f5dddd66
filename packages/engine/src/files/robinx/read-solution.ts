import type { RobinxBreach, RobinxInstance, RobinxSolution, TimedMatch } from './instance.ts';
import { valuesOf } from './values.ts';
import { childOf, childrenAt, readXml, type XmlBreach, type XmlElement } from './xml.ts';

/** Reads a RobinX timetable of an instance. */
export function readSolution(
  source: string,
  instance: RobinxInstance,
): RobinxSolution | RobinxBreach | XmlBreach {
  const root = readXml(source);
  if ('breach' in root) return root;
  if (root.name !== 'Solution') return { breach: 'NOT_ROBINX', expected: 'Solution' };
  const matches: TimedMatch[] = [];
  for (const element of childrenAt(root, 'Games')) {
    const match = readMatch(element, instance);
    if ('breach' in match) return match;
    matches.push(match);
  }
  const claim = readClaim(childOf(childOf(root, 'MetaData'), 'ObjectiveValue'));
  return claim && 'breach' in claim ? claim : { matches, claim };
}

function readMatch(element: XmlElement, { teams, slots }: RobinxInstance): TimedMatch | RobinxBreach {
  const values = valuesOf(element, { teams: teams.length, slots: slots.length, groups: new Map() });
  const one = (name: string, below: number) => {
    const [value = -1, ...more] = values.numbers(name, below);
    return more.length > 0 ? -1 : value;
  };
  const match = {
    home: one('home', teams.length),
    away: one('away', teams.length),
    slot: one('slot', slots.length),
  };
  const missing = Object.entries(match).find(([, value]) => value < 0);
  if (missing) return { breach: 'VALUE_INVALID', element: element.name, attribute: missing[0] };
  return values.breach() ?? match;
}

function readClaim(element: XmlElement | undefined): RobinxSolution['claim'] | RobinxBreach {
  if (!element) return null;
  const values = valuesOf(element, { teams: 0, slots: 0, groups: new Map() });
  const claim = { infeasibility: values.number('infeasibility'), objective: values.number('objective') };
  return values.breach() ?? claim;
}
