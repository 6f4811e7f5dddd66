import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { it } from 'node:test';
import { chains } from './chains.ts';
import { createTable } from './table.ts';
import { type GoldenCase, tableInput } from './testing/golden-case.ts';
import { built, by, football, results, standingOf, tableOf, volleyball } from './testing/sample.ts';
import type { Comparison } from './why.ts';

function golden(name: string) {
  const file = new URL(`../../golden/standings/${name}.json`, import.meta.url);
  return built(createTable(tableInput(JSON.parse(readFileSync(file, 'utf8')) as GoldenCase)));
}

/** The comparison as a screen could phrase it. */
function toText({ criterion, parts }: Comparison): string {
  const values = parts.map(({ value, teams }) => {
    assert.equal(value.kind, 'AMOUNT');
    const { num, den } = value.amount;
    return `${teams.join(' and ')} ${den === 1 ? num : `${num}/${den}`}`;
  });
  return `${criterion}: ${values.join(', ')}`;
}

const liga = () => golden('laliga-2014-15');

it('Eibar was relegated on points in the matches between Deportivo, Granada and Eibar: 7, 6, 2', () => {
  const table = liga();
  const { why, decidedBy, rank } = standingOf(table, 'SD Eibar');
  assert.ok(why);
  assert.deepEqual([rank, decidedBy], [18, 'H2H.POINTS']);
  assert.equal(toText(why.by), 'H2H.POINTS: Deportivo La Coruna 7, Granada CF 6, SD Eibar 2');
  assert.deepEqual(why.by.among, ['Deportivo La Coruna', 'Granada CF', 'SD Eibar']);
  assert.equal(standingOf(table, 'Granada CF').why?.by, why.by);
});

it('its mini-table shows the four matches of each of the three', () => {
  const mini = standingOf(liga(), 'SD Eibar').why?.by.mini;
  assert.deepEqual(
    mini?.map(({ team, played, won, drawn, lost, points }) => [team, played, won, drawn, lost, points]),
    [
      ['Deportivo La Coruna', 4, 2, 1, 1, 7],
      ['Granada CF', 4, 1, 3, 0, 6],
      ['SD Eibar', 4, 0, 2, 2, 2],
    ],
  );
});

it('the champion needs no reason, and the second has fewer points than the first', () => {
  assert.equal(standingOf(liga(), 'FC Barcelona').why, null);
  const why = standingOf(liga(), 'Real Madrid').why;
  assert.equal(why && toText(why.by), 'ALL.POINTS: FC Barcelona 94, Real Madrid 92');
  assert.deepEqual([why?.path, why?.by.among, why?.by.mini], [[], [], []]);
});

it('the head of a level set ranks below the row above on points, not on what broke its own tie', () => {
  const why = standingOf(liga(), 'Deportivo La Coruna').why;
  assert.equal(why && toText(why.by), 'ALL.POINTS: Getafe CF 37, Deportivo La Coruna 35');
});

it('Belgium ranks below Romania after points and difference among the four left the two level', () => {
  const why = standingOf(golden('euro-2024-E'), 'Belgium').why;
  assert.ok(why);
  assert.equal(toText(why.by), 'H2H.FOR: Romania 4, Belgium 2');
  assert.equal(why.by.among.length, 4);
  const compared = why.path.filter((trial) => trial.kind === 'COMPARED');
  assert.deepEqual(compared.map(toText), [
    'ALL.POINTS: Belgium and Romania and Slovakia and Ukraine 4',
    'H2H.POINTS: Belgium and Romania and Slovakia and Ukraine 4',
    'H2H.DIFF: Belgium and Romania 1, Slovakia 0, Ukraine -2',
  ]);
});

it('Japan ranks above Senegal because it got fewer cards', () => {
  const why = standingOf(golden('wc-2018-H'), 'Senegal').why;
  assert.equal(why && toText(why.by), 'ALL.FAIR_PLAY: Japan 4, Senegal 6');
});

it('a set ratio is shown as sets won and lost', () => {
  const matches = results('Ana 3-0 Bea', 'Cruz 3-1 Zoe', 'Ana 3-0 Cruz', 'Cruz 3-0 Ana', 'Bea 3-0 Zoe');
  const table = tableOf({ rules: volleyball, matches });
  const why = standingOf(table, 'Cruz').why;
  assert.equal(why && toText(why.by), 'ALL.SET_RATIO: Ana 6/3, Cruz 6/4');
});

it('the path records that a step was skipped, and why', () => {
  const rules = { ...by(football, chains.RFEF), meetings: 2 };
  const table = tableOf({ rules, matches: results('Ana 1-0 Cruz', 'Bea 2-0 Cruz') });
  const skipped = standingOf(table, 'Ana').why?.path.filter((trial) => trial.kind === 'SKIPPED');
  assert.deepEqual(
    skipped?.map(({ criterion, reason }) => [criterion, reason]),
    [
      ['H2H.POINTS', 'MATCHES_TO_PLAY'],
      ['H2H.DIFF', 'MATCHES_TO_PLAY'],
    ],
  );
});

it('a team with as many wins ranks below on points, after wins left the two level', () => {
  const table = tableOf({ rules: volleyball, matches: results('Ana 3-0 Cruz', 'Bea 3-2 Cruz') });
  const why = standingOf(table, 'Bea').why;
  assert.equal(why && toText(why.by), 'ALL.POINTS: Ana 3, Bea 2');
  const compared = why?.path.filter((trial) => trial.kind === 'COMPARED');
  assert.deepEqual(compared?.map(toText), ['ALL.WINS: Ana and Bea 1']);
});

it('an overall criterion that separates level teams has no mini-table', () => {
  const table = tableOf({
    rules: by(football, chains.FIFA),
    matches: results('Ana 2-0 Cruz', 'Bea 1-0 Cruz'),
  });
  const { why } = standingOf(table, 'Bea');
  assert.deepEqual([why?.by.criterion, why?.by.among, why?.by.mini], ['ALL.DIFF', [], []]);
});

it('teams still level at the end of the chain await a draw of lots', () => {
  const table = tableOf({ rules: by(football, { steps: [] }), matches: results('Ana 0-0 Bea') });
  assert.equal(standingOf(table, 'Ana').tie?.needs, 'LOTS');
});
