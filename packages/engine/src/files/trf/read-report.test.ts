import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import fc from 'fast-check';
import { readReport } from './read-report.ts';

const golden = (name: string) =>
  readFileSync(new URL(`../../../golden/swiss/${name}.trf`, import.meta.url), 'utf8');
const byes = golden('dutch_n13_byes_s118');

function read(text: string) {
  const report = readReport(text);
  assert.ok(!('breach' in report), JSON.stringify(report));
  return report;
}

test('games, byes and forfeits are distinguished', () => {
  const { players, rounds } = read(byes);
  assert.deepEqual([players.length, rounds], [13, 7]);
  const games = players[3]?.games ?? [];
  assert.deepEqual(games[0], { opponent: '10', side: 'AWAY', points: 1, played: true });
  assert.deepEqual(games[2], { opponent: '7', side: 'AWAY', points: 0, played: false });
  assert.deepEqual(games[4], { opponent: null, side: null, points: 2, played: false });
});

test('every player’s points match the stated total', () => {
  const stated = byes
    .split('\n')
    .filter((line) => line.startsWith('001'))
    .map((line) => 2 * Number(line.slice(80, 84)));
  const added = read(byes).players.map(({ games }) => games.reduce((sum, { points }) => sum + points, 0));
  assert.deepEqual(added, stated);
});

test('the initial colour is read from the first board, even if number 1 was absent', () => {
  const line = (number: number, cell: string) => `001 ${`${number}`.padStart(4)}`.padEnd(91) + cell;
  const absent = [line(1, '0000 - Z'), line(2, '   3 b 1'), line(3, '   2 w 0')].join('\n');
  assert.equal(read(absent).initialSide, 'HOME');
  assert.equal(read(golden('dutch_n8_s1')).initialSide, 'AWAY');
});

test('settings give the number of rounds, the initial colour and absences', () => {
  const { total, initialSide, players } = read('001    1\n001    2\nXXR 5\nXXC black1\nXXZ 2\n');
  assert.deepEqual(
    [total, initialSide, players.map((player) => player.isAbsentNext)],
    [5, 'AWAY', [false, true]],
  );
});

test('players are ordered by number, whatever the order of the lines', () => {
  const lines = byes.split('\n');
  assert.deepEqual(read(lines.toReversed().join('\n')), read(byes));
});

test('a report with any characters changed is read or refused, never throwing', () => {
  const change = fc.record({ at: fc.nat(byes.length), by: fc.string({ maxLength: 3 }) });
  fc.assert(
    fc.property(change, ({ at, by }) => void readReport(byes.slice(0, at) + by + byes.slice(at + by.length))),
  );
  fc.assert(fc.property(fc.string(), (text) => void readReport(text)));
});
