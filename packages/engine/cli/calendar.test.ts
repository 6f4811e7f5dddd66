import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { evaluate, readInstance, readSolution } from '../lab/index.ts';
import { desk, engine, golden } from './testing/engine.ts';

const { write } = desk();

function valued(instanceXml: string, solutionXml: string) {
  const instance = readInstance(instanceXml);
  assert.ok(!('breach' in instance), JSON.stringify(instance));
  const solution = readSolution(solutionXml, instance);
  assert.ok(!('breach' in solution), JSON.stringify(solution));
  const { hard, soft } = evaluate(instance, solution.matches);
  return { hard, soft, claim: solution.claim, matches: solution.matches.length };
}

test('a real amateur season gets a RobinX timetable with the value reported on stderr', () => {
  const path = golden('calendar/IF18.xml');
  const { code, out, err } = engine(['calendar', path, '--seconds', '1', '--seed', '7']);
  assert.equal(code, 0, err);
  const { hard, soft, claim } = valued(readFileSync(path, 'utf8'), out);
  assert.deepEqual(claim, { infeasibility: hard, objective: soft });
  assert.equal(err, `hard ${hard} soft ${soft}\n`);
});

test('a compact season of twenty teams gets a round for each of its 380 matches', () => {
  const path = golden('calendar/amateur20_1.xml');
  const { code, out, err } = engine(['calendar', path, '--seconds', '1']);
  assert.equal(code, 0, err);
  const { hard, soft, claim, matches } = valued(readFileSync(path, 'utf8'), out);
  assert.equal(matches, 380);
  assert.deepEqual(claim, { infeasibility: hard, objective: soft });
  assert.equal(err, `hard ${hard} soft ${soft}\n`);
});

describe('an invalid instance is reported with its position', () => {
  const head =
    '<Instance><Resources><Teams><team id="0"/><team id="1"/></Teams><Slots><slot id="0"/></Slots></Resources>';
  const format = '<Structure><Format><numberRoundRobin>2</numberRoundRobin></Format></Structure>';
  const wrong: readonly [string, string, RegExp][] = [
    ['not XML', '<Instance>\n  <Teams', /line 2, column \d+: not valid XML/],
    ['something else', '<Recipe/>', /is not a RobinX Instance/],
    [
      'an unknown constraint',
      `${head}${format}<Constraints><Odd><XX9/></Odd></Constraints></Instance>`,
      /XX9 is not a constraint/,
    ],
    [
      'an unknown team',
      `${head}${format}<Constraints><Capacity><CA1 teams="5" slots="0" mode="H" max="1"/></Capacity></Constraints></Instance>`,
      /<CA1>: teams cannot be read/,
    ],
    ['no number of legs', `${head}</Instance>`, /<Format>: numberRoundRobin cannot be read/],
  ];
  for (const [name, xml, line] of wrong)
    test(name, () => {
      const { code, out, err } = engine(['calendar', write('wrong.xml', xml)]);
      assert.deepEqual([code, out], [2, '']);
      assert.match(err, line);
    });
});
