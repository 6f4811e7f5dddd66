import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { desk, engine, golden } from './testing/engine.ts';

const { write } = desk();
const firstRound = 91;
const width = 10;

type Paired = { readonly white: { readonly number: number }; readonly black: { readonly number: number } };

/** The report as it was after so many rounds. */
function cut(report: string, rounds: number, total: number): string {
  const lines = report
    .split('\n')
    .map((line) => (line.startsWith('001') ? line.slice(0, firstRound + rounds * width) : line));
  return `${lines.join('\n')}\nXXR ${total}\n`;
}

/** The pairings of a round, white first. */
function pairingsIn(report: string, round: number): readonly string[] {
  const lines = report.split('\n').filter((line) => line.startsWith('001'));
  return lines
    .flatMap((line) => {
      const cell = line.slice(firstRound + round * width, firstRound + (round + 1) * width);
      return cell[5] === 'w' ? [`${Number(line.slice(4, 8))}-${Number(cell.slice(0, 4))}`] : [];
    })
    .toSorted();
}

describe('the next round of a report is the one that was played', () => {
  for (const name of readdirSync(golden('swiss')).filter((file) =>
    /n(8|13|18)_.*s(1|118|18)\.trf$/.test(file),
  ))
    test(name, () => {
      const report = readFileSync(golden(`swiss/${name}`), 'utf8');
      const total = Math.ceil(
        ((report.split('\n').find((line) => line.startsWith('001')) ?? '').trimEnd().length - firstRound) /
          width,
      );
      for (const round of [1, Math.floor(total / 2), total - 1]) {
        const { code, out, err } = engine([
          'swiss',
          write(name, cut(report, round, total)),
          '--first',
          report.includes(' 5 b 1') ? 'black' : 'white',
        ]);
        assert.equal(code, 0, err);
        const { pairings, round: number } = JSON.parse(out) as { pairings: Paired[]; round: number };
        assert.equal(number, round + 1);
        const met = pairings.map(({ white, black }) => `${white.number}-${black.number}`).toSorted();
        assert.deepEqual(met, pairingsIn(report, round));
      }
    });
});

const player = (number: number, rounds: string) =>
  `001 ${`${number}`.padStart(4)}      Player ${number}`.padEnd(91) + rounds;
const report = (...lines: readonly string[]) => write('small.trf', `012 Small\n${lines.join('\n')}\n`);

test('the text lists tables, sides and the bye', () => {
  const path = report(player(1, ''), player(2, ''), player(3, ''));
  const { out } = engine(['swiss', path, '--text', '--home-away']);
  assert.equal(out, 'Round 1\nTable  Home        Away\n    1  1 Player 1  2 Player 2\nBye: 3 Player 3\n');
});

test('a player who requested a bye, or is listed as absent, is not paired', () => {
  const path = report(
    player(1, '   2 w 1'),
    player(2, '   1 b 0'),
    player(3, '   4 w =  0000 - H'),
    player(4, '   3 b ='),
    player(5, '   6 w 1'),
    player(6, '   5 b 0'),
    'XXZ 4',
  );
  const { pairings, absent, round } = JSON.parse(engine(['swiss', path]).out);
  assert.equal(round, 2);
  assert.deepEqual(
    absent.map(({ number }: { number: number }) => number),
    [3, 4],
  );
  assert.deepEqual(
    pairings.map(({ white, black }: Paired) => `${white.number}-${black.number}`),
    ['5-1', '2-6'],
  );
});

describe('an invalid report is reported with its line', () => {
  const wrong: readonly [string, readonly string[], RegExp][] = [
    ['no players', ['022 Madrid'], /has no player lines/],
    ['a duplicate number', [player(1, ''), player(1, '')], /line 3: a starting number is used twice: "1"/],
    ['no number', ['001      x'], /line 2: columns 5 to 8 do not contain a starting number/],
    [
      'a strange result',
      [player(1, '   2 w ?'), player(2, '   1 b 0')],
      /line 2, round 1: the result is invalid: "2 w \?"/,
    ],
    [
      'a game in only one player’s line',
      [player(1, '   2 w 1'), player(2, '   3 b 0'), player(3, '   2 w 1')],
      /line 2, round 1: the opponent is listed as playing someone else/,
    ],
    [
      'two whites',
      [player(1, '   2 w 1'), player(2, '   1 w 0')],
      /round 1: both players have the same colour/,
    ],
    [
      'two winners',
      [player(1, '   2 w 1'), player(2, '   1 b 1')],
      /round 1: the two results contradict each other/,
    ],
    [
      'accelerated rounds',
      [player(1, ''), player(2, ''), 'XXA    1 1.0'],
      /line 4: changes the pairing .*: "XXA"/,
    ],
    [
      'all rounds are played',
      [player(1, '   2 w 1'), player(2, '   1 b 0'), 'XXR 1'],
      /all 1 rounds are already paired/,
    ],
    ['no opponents are left', [player(1, '   2 w 1'), player(2, '   1 b 0')], /round 2 has no legal pairing/],
  ];
  for (const [name, lines, line] of wrong)
    test(name, () => {
      const { code, out, err } = engine(['swiss', report(...lines)]);
      assert.deepEqual([code, out], [2, '']);
      assert.match(err, line);
    });
});
