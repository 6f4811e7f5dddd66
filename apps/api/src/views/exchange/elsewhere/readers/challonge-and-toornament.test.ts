import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readElsewhere } from '../read-elsewhere.ts';
import { realFile } from '../testing/real-files.ts';

const read = (name: string, text = realFile(name).text) => {
  const reading = readElsewhere([{ name, text }], {});
  assert.ok(reading);
  return reading;
};

describe('a Challonge tournament', () => {
  it('of version 1 shows where everyone comes from', () => {
    const { format, draft, problems } = read('challonge-double.json');
    assert.deepEqual(
      [format, draft.name, draft.sportKey, problems],
      ['CHALLONGE', 'Copa de Primavera 2025', 'FOOTBALL', []],
    );
    const [phase] = draft.phases;
    assert.deepEqual(
      [phase?.kind, phase?.matches.map(({ bracket }) => bracket)],
      ['DOUBLE', ['MAIN', 'MAIN', 'LOWER', 'MAIN', 'LOWER', 'GRAND_FINAL', 'GRAND_FINAL']],
    );
    assert.deepEqual(
      draft.teams.map(({ name, seed }) => `${seed} ${name}`),
      ['1 Lobos', '2 Osos', '3 Zorros', '4 Linces'],
    );
  });

  it('of version 2.1 is the same, with everything included; teams without a match have a bye', () => {
    const { draft } = read('challonge-swiss-v2.json');
    const [phase] = draft.phases;
    assert.deepEqual(
      [phase?.kind, phase?.matches.length, draft.points],
      ['SWISS', 6, { win: 1, draw: 0.5, loss: 0 }],
    );
    assert.deepEqual(phase?.byes, [
      { round: 1, team: 'Eva' },
      { round: 2, team: 'Diana' },
      { round: 3, team: 'Clara' },
    ]);
  });

  it('of version 2.1 may come in three files', () => {
    const whole = JSON.parse(realFile('challonge-swiss-v2.json').text);
    const part = (type: string) =>
      JSON.stringify({ data: whole.included.filter((one: { type: string }) => one.type === type) });
    const files = [JSON.stringify({ data: whole.data }), part('participant'), part('match')];
    const reading = readElsewhere(
      files.map((text) => ({ name: 'challonge-swiss-v2.json', text })),
      {},
    );
    assert.deepEqual(reading?.draft, read('challonge-swiss-v2.json').draft);
  });

  it('without a score has a winner, and a forfeit has a loser', () => {
    const data = JSON.parse(realFile('challonge-double.json').text);
    data.tournament.matches[0].match.scores_csv = '0-0';
    data.tournament.matches[1].match.forfeited = true;
    const [first, second] = read('x.json', JSON.stringify(data)).draft.phases[0]?.matches ?? [];
    assert.deepEqual([first?.result?.winner, first?.result?.score], ['HOME', null]);
    assert.equal(second?.result?.outcome, 'FORFEIT_AWAY');
  });

  it('that refers to an unknown participant is refused', () => {
    const data = JSON.parse(realFile('challonge-double.json').text);
    data.tournament.participants.pop();
    const { problems } = read('x.json', JSON.stringify(data));
    assert.ok(
      problems.some(({ sentence, found }) => sentence === 'TEAM_NOT_IN_FILE' && found === '165439943'),
    );
  });

  it('that is broken or nested without end is refused and crashes nothing', () => {
    const start = '{"tournament":{"tournament_type":"swiss","matches":';
    for (const text of [start, `${start}${'['.repeat(100_000)}`, `${start}${'{"a":'.repeat(100_000)}`])
      assert.deepEqual(
        read('x.json', text).problems.map(({ sentence }) => sentence),
        ['JSON_UNREADABLE'],
      );
  });
});

describe('a Toornament tournament', () => {
  it('has its pools and its bracket as phases', () => {
    const { format, draft, problems } = read('toornament-pools.json');
    assert.deepEqual([format, draft.name, problems], ['TOORNAMENT', 'Torneo de Junio 2025', []]);
    assert.deepEqual(
      draft.phases.map(({ name, kind, matches }) => [name, kind, matches.length]),
      [
        ['Fase de grupos', 'GROUPS', 6],
        ['Cuadro final', 'KNOCKOUT', 3],
      ],
    );
    assert.deepEqual(draft.points, { win: 3, draw: 1, loss: 0 });
    assert.equal(
      draft.phases[0]?.matches.find(({ home }) => home === 'Centro')?.result?.outcome,
      'FORFEIT_HOME',
    );
  });

  it('can be split into one file per list', () => {
    const { tournament, participants, stages, groups, rounds, matches } = JSON.parse(
      realFile('toornament-pools.json').text,
    );
    const files = [tournament, participants, stages, groups, rounds, matches].map((data) => ({
      name: 'toornament-pools.json',
      text: JSON.stringify(data),
    }));
    assert.deepEqual(readElsewhere(files, {})?.draft, read('toornament-pools.json').draft);
  });
});
