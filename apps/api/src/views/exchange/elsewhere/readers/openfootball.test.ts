import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { realFile } from '../testing/real-files.ts';
import { readOpenfootball } from './openfootball.ts';

const read = (text: string) => readOpenfootball([{ name: 'liga.txt', text }]);
const matchesIn = (text: string) => read(text).draft.phases.flatMap(({ matches }) => matches);

describe('a season of openfootball', () => {
  it('is read completely in the old style, with the score between the teams, and in the new one', () => {
    for (const [name, teams] of [
      ['premier-2008-09.txt', 20],
      ['laliga-2014-15.txt', 20],
    ] as const) {
      const { draft, problems } = readOpenfootball([realFile(name)]);
      assert.deepEqual(problems, []);
      assert.deepEqual(
        draft.phases.map(({ kind, matches }) => [
          kind,
          matches.length,
          matches.filter(({ result }) => result).length,
        ]),
        [['LEAGUE', 380, 380]],
      );
      assert.equal(draft.teams.length, teams);
    }
  });

  it('continues past New Year without naming it', () => {
    const matches = matchesIn(
      '= Liga 2012/13\n▪ Matchday 1\nSun Dec 30\n  18:00  Sol  1-0  Luna\n▪ Matchday 2\n[Sat Jan/5]\n  18.00  Luna  2-2 (1-1)  Sol\n',
    );
    assert.deepEqual(
      matches.map(({ kickOff }) => kickOff?.toISOString()),
      ['2012-12-30T17:00:00.000Z', '2013-01-05T17:00:00.000Z'],
    );
  });

  it('separates extra time and penalties from the score', () => {
    const [onPenalties, inExtraTime] = matchesIn(
      '= Copa 2024\nFinal\nSat May 4\nSol  4-2 pen. 1-1 a.e.t. (0-0)  Luna\nSun May 5\nMar v Sierra  2-1 a.e.t. (1-1, 1-0)\n',
    );
    assert.deepEqual(
      [onPenalties?.result?.score, onPenalties?.result?.shootOut],
      [
        { home: 1, away: 1 },
        { home: 4, away: 2 },
      ],
    );
    assert.deepEqual(
      [inExtraTime?.result?.score, inExtraTime?.result?.extraTime],
      [{ home: 2, away: 1 }, true],
    );
  });

  it('with groups puts each match into its group, and the final into a knockout', () => {
    const { draft } = read(
      [
        '= Copa 2024',
        'Group A  |  Sol  Luna',
        'Group B  |  Mar  Sierra',
        '▪ Group A',
        'Jun/14',
        'Sol  2-1  Luna  @ Madrid',
        "(Ana 5', 8' Eva 9')",
        '▪ Group B',
        'Mar v Sierra  0-0',
        '▪ Final',
        'Jun/20',
        'Sol v Mar',
      ].join('\n'),
    );
    assert.deepEqual(
      draft.phases.map(({ kind, matches }) => [
        kind,
        matches.map(({ group, home, venue }) => [group, home, venue]),
      ]),
      [
        [
          'GROUPS',
          [
            ['A', 'Sol', 'Madrid'],
            ['B', 'Mar', null],
          ],
        ],
        ['KNOCKOUT', [[null, 'Sol', null]]],
      ],
    );
  });

  it('reports lines that could not be read', () => {
    const { problems } = read('= Liga 2024\n▪ Matchday 1\nSol 1 Luna 0\nSol  1-0  Luna\n');
    assert.deepEqual(
      problems.map(({ line, found, sentence }) => [line, found, sentence]),
      [[3, 'Sol 1 Luna 0', 'LINE_UNREADABLE']],
    );
  });
});
