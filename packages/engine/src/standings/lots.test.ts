import assert from 'node:assert/strict';
import { createHash, createHmac } from 'node:crypto';
import { describe, it } from 'node:test';
import { chains } from './chains.ts';
import { isLotSeed, lotCommitment } from './lots.ts';
import { by, football, match, ranking, results, standingOf, tableOf } from './testing/sample.ts';

const rules = by(football, chains.UEFA);
const level = results('Ana 1-1 Bea', 'Bea 1-1 Cruz', 'Cruz 1-1 Ana');
const lotSeed = createHash('sha256').update('a seed').digest('hex');

describe('lots', () => {
  it('teams that nothing separates share the rank and await a draw', () => {
    const table = tableOf({
      rules,
      matches: [...level, ...results('Zoe 0-0 Zulu').map((each) => ({ ...each, id: 'z' }))],
    });
    assert.equal(ranking(table), '1 Ana, 1 Bea, 1 Cruz, 4 Zoe, 4 Zulu');
    const { tie, why } = standingOf(table, 'Bea');
    assert.deepEqual([tie?.teams, tie?.needs, why], [['Ana', 'Bea', 'Cruz'], 'LOTS', null]);
  });

  it('a draw that staff recorded orders them, and the last one recorded counts', () => {
    const draws = [
      { order: ['Ana', 'Bea', 'Cruz'] },
      { order: ['Cruz', 'Ana', 'Bea'] },
      { order: ['Bea', 'Cruz'] },
    ];
    const table = tableOf({ rules, matches: level, draws, lotSeed });
    assert.equal(ranking(table), '1 Cruz, 2 Ana, 3 Bea');
    assert.equal(standingOf(table, 'Ana').decidedBy, 'ALL.LOTS');
    const drawn = standingOf(table, 'Ana').why?.by.parts.map(({ value }) => value);
    assert.deepEqual(
      drawn,
      [1, 2, 3].map((place) => ({ kind: 'AMOUNT', amount: { num: place, den: 1 } })),
    );
  });

  it('the committed seed orders them by HMAC-SHA256, as anyone can verify once it is revealed', () => {
    const table = tableOf({ rules, matches: level, lotSeed, phaseId: 'phase-1' });
    const lot = (team: string) =>
      createHmac('sha256', Buffer.from(lotSeed, 'hex')).update(`phase-1|Ana,Bea,Cruz|${team}`).digest('hex');
    const expected = ['Ana', 'Bea', 'Cruz'].toSorted((a, b) => (lot(a) < lot(b) ? -1 : 1));
    assert.deepEqual(
      table.rows.map(({ team }) => team),
      expected,
    );
    const parts = table.rows.at(-1)?.why?.by.parts;
    assert.deepEqual(
      parts?.map(({ value }) => value),
      expected.map((team) => ({ kind: 'LOT', lot: lot(team) })),
    );
  });

  it('without a phase, only the seed and the level teams decide', () => {
    const table = tableOf({ rules, matches: level, lotSeed });
    const lot = (team: string) =>
      createHmac('sha256', Buffer.from(lotSeed, 'hex')).update(`|Ana,Bea,Cruz|${team}`).digest('hex');
    assert.deepEqual(
      table.rows.map(({ team }) => team),
      ['Ana', 'Bea', 'Cruz'].toSorted((a, b) => (lot(a) < lot(b) ? -1 : 1)),
    );
  });

  it('another phase draws differently from the same seed', () => {
    const orders = Array.from({ length: 12 }, (_, index) =>
      ranking(tableOf({ rules, matches: level, lotSeed, phaseId: `phase-${index}` })),
    );
    assert.ok(new Set(orders).size > 1);
  });

  it('the hash of the seed is published beforehand', () => {
    const bytes = Buffer.from(lotSeed, 'hex');
    assert.equal(lotCommitment(lotSeed), createHash('sha256').update(bytes).digest('hex'));
    assert.deepEqual(['', 'abc', lotSeed].map(isLotSeed), [false, false, true]);
    assert.deepEqual([`0${lotSeed}`, `${lotSeed}0`].map(isLotSeed), [false, false]);
    assert.throws(() => lotCommitment('abc'), TypeError);
  });
});

describe('the extra match', () => {
  const matches = results('Ana 1-1 Bea');
  const extra = { kind: 'TIEBREAK', shootOut: { home: 3, away: 4 } } as const;

  it('is required between level teams under the RFEF', () => {
    const table = tableOf({ rules: football, matches });
    assert.equal(standingOf(table, 'Ana').tie?.needs, 'PLAYOFF');
    const open = match('extra', 'Ana 1-1 Bea', { ...extra, state: 'IN_PROGRESS' });
    assert.equal(
      ranking(tableOf({ rules: football, matches: [...matches, open], live: true })),
      '1 Ana, 1 Bea',
    );
  });

  it('decides between two, by its shoot-out if needed, and does not count in the table', () => {
    const table = tableOf({ rules: football, matches: [...matches, match('extra', 'Ana 1-1 Bea', extra)] });
    assert.equal(ranking(table), '1 Bea, 2 Ana');
    assert.equal(standingOf(table, 'Ana').decidedBy, 'ALL.PLAYOFF');
    assert.deepEqual([standingOf(table, 'Bea').played, standingOf(table, 'Bea').for], [1, 1]);
  });

  it('decides among three once every pair has played one and a team came out ahead', () => {
    const tiebreak = (id: string, line: string) => match(id, line, { kind: 'TIEBREAK' });
    const two = [tiebreak('x', 'Ana 1-0 Bea'), tiebreak('y', 'Bea 1-0 Cruz')];
    const standing = (...more: typeof two) =>
      ranking(tableOf({ rules: football, matches: [...level, ...two, ...more] }));
    assert.equal(standing(), '1 Ana, 1 Bea, 1 Cruz');
    assert.equal(standing(tiebreak('z', 'Cruz 1-0 Ana')), '1 Ana, 1 Bea, 1 Cruz');
    assert.equal(standing(tiebreak('z', 'Cruz 0-1 Ana')), '1 Ana, 2 Bea, 3 Cruz');
  });

  it('is awaited until every pair has played it, however often others have', () => {
    const again = ['Ana 1-0 Bea', 'Bea 0-1 Ana', 'Bea 1-0 Cruz', 'Cruz 0-1 Bea'];
    const extras = again.map((line, at) => match(`x${at}`, line, { kind: 'TIEBREAK' }));
    const table = tableOf({ rules: football, matches: [...level, ...extras] });
    assert.equal(ranking(table), '1 Ana, 1 Bea, 1 Cruz');
    const all = ['Ana 1-0 Bea', 'Bea 1-0 Cruz', 'Cruz 1-0 Ana'];
    const circle = all.map((line, at) => match(`x${at}`, line, { kind: 'TIEBREAK' }));
    assert.equal(
      standingOf(tableOf({ rules: football, matches: [...level, ...circle] }), 'Ana').tie?.needs,
      'PLAYOFF',
    );
  });

  it('decides nothing if it ended level without a shoot-out, or is still to come at that instant', () => {
    const drawn = match('extra', 'Ana 1-1 Bea', { kind: 'TIEBREAK' });
    assert.equal(ranking(tableOf({ rules: football, matches: [...matches, drawn] })), '1 Ana, 1 Bea');
    const later = match('extra', 'Ana 0-1 Bea', { kind: 'TIEBREAK', at: '2026-06-02' });
    const on = (asOf: string) => ranking(tableOf({ rules: football, matches: [...matches, later], asOf }));
    assert.deepEqual([on('2026-06-01'), on('2026-06-02')], ['1 Ana, 1 Bea', '1 Bea, 2 Ana']);
  });
});
