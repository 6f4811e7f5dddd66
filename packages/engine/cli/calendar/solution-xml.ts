import type { Evaluation, RobinxInstance, TimedMatch } from '../../lab/index.ts';

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A timetable as RobinX publishes it, slot by slot. */
export function solutionXml(
  { name }: RobinxInstance,
  matches: readonly TimedMatch[],
  { hard, soft }: Evaluation,
): string {
  const inOrder = matches.toSorted((a, b) => a.slot - b.slot || a.home - b.home);
  const lines = inOrder.map(
    ({ home, away, slot }) => `    <ScheduledMatch home="${home}" away="${away}" slot="${slot}"/>`,
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<Solution>',
    '  <MetaData>',
    `    <SolutionName>${escaped(name)}_Traip</SolutionName>`,
    `    <InstanceName>${escaped(name)}</InstanceName>`,
    `    <ObjectiveValue infeasibility="${hard}" objective="${soft}"/>`,
    '  </MetaData>',
    '  <Games>',
    ...lines,
    '  </Games>',
    '</Solution>',
    '',
  ].join('\n');
}

function escaped(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => entities[character] ?? character);
}
