import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readElsewhere } from '../read-elsewhere.ts';

const read = (...texts: readonly string[]) => {
  const reading = readElsewhere(
    texts.map((text, index) => ({ name: `tabla-${index}.csv`, text })),
    {},
  );
  assert.ok(reading);
  return reading;
};
const matchesIn = (...texts: readonly string[]) =>
  read(...texts).draft.phases.flatMap(({ matches }) => matches);

describe('a table of matches', () => {
  it('is read in Spanish, English and Catalan, with semicolons, commas or tabs', () => {
    for (const text of [
      'Jornada;Fecha;Hora;Local;Visitante;Resultado\n1;31/12/2026;18:30;Sol;Luna;2-1',
      'Round,Date,Time,Home team,Away team,Home score,Away score\n1,2026-12-31,6:30 PM,Sol,Luna,2,1',
      'Jornada\tData\tHora\tEquip local\tEquip visitant\tResultat\n1\t31.12.2026\t18.30h\tSol\tLuna\t2 : 1',
      '\uFEFF"Partido";"Día";"Marcador"\r\n"Sol - Luna";"31-12-26 18:30";"2–1"\r\n',
    ]) {
      const [match, ...others] = matchesIn(text);
      assert.equal(others.length, 0);
      assert.deepEqual(
        [match?.home, match?.away, match?.kickOff?.toISOString(), match?.result?.score],
        ['Sol', 'Luna', '2026-12-31T17:30:00.000Z', { home: 2, away: 1 }],
      );
    }
  });

  it('distinguishes months from days by numbers above twelve', () => {
    const [first] = matchesIn('Date,Home,Away\n03/04/2026 18:00,Sol,Luna\n03/25/2026 18:00,Luna,Sol');
    assert.equal(first?.kickOff?.toISOString(), '2026-03-04T17:00:00.000Z');
  });

  it('reads sets, penalties, forfeits and matches without a result', () => {
    const results = matchesIn(
      'Local;Visitante;Resultado\nA;B;6-3 6-4\nC;D;1-1 (4-3 pen)\nE;F;3-0 w.o.\nG;H;\nI;J;3-1 (25-20, 25-22, 20-25, 25-18)',
    ).map(({ result }) => result);
    assert.deepEqual(results[0]?.sets, [
      { home: 6, away: 3 },
      { home: 6, away: 4 },
    ]);
    assert.deepEqual(
      [results[1]?.score, results[1]?.shootOut],
      [
        { home: 1, away: 1 },
        { home: 4, away: 3 },
      ],
    );
    assert.equal(results[2]?.outcome, 'FORFEIT_AWAY');
    assert.equal(results[3], null);
    assert.deepEqual([results[4]?.score, results[4]?.sets.length], [{ home: 3, away: 1 }, 4]);
  });

  it('names the row, the column and its content in problems', () => {
    const { problems } = read(
      'Local;Visitante;Resultado;Fecha\nSol;Luna;dos a uno;\nSol;;1-0;\nSol;Mar;1-0;31/02/2026',
    );
    assert.deepEqual(
      problems.map(({ line, column, found, sentence }) => [line, column, found, sentence]),
      [
        [2, 'score', 'dos a uno', 'SCORE_UNREADABLE'],
        [3, 'away', null, 'TEAM_MISSING'],
        [4, 'date', '31/02/2026', 'DATE_UNREADABLE'],
      ],
    );
  });

  it('uses manually chosen columns', () => {
    const file = { name: 'tabla.csv', text: 'x;y;z\nSol;Luna;2-1' };
    const reading = readElsewhere([file], { format: 'SPREADSHEET', columns: ['away', 'home', 'score'] });
    const [match] = reading?.draft.phases[0]?.matches ?? [];
    assert.deepEqual([match?.home, match?.away], ['Luna', 'Sol']);
    const unmapped = readElsewhere([file], { format: 'SPREADSHEET' });
    assert.deepEqual(
      unmapped?.problems.map(({ sentence }) => sentence),
      ['COLUMNS_MISSING'],
    );
  });

  it('next to its final table is compared with it, decimals with a comma or a point', () => {
    const { draft } = read(
      'Local;Visitante;Resultado\nSol;Luna;2-1',
      'Pos;Equipo;Puntos\n1;Sol;3,0\n2;Luna;0',
    );
    assert.deepEqual(draft.stated, [
      { team: 'Sol', rank: 1, points: 3 },
      { team: 'Luna', rank: 2, points: 0 },
    ]);
  });

  it('guesses the sport by its scores', () => {
    const sportIn = (result: string) => read(`Local;Visitante;Resultado\nSol;Luna;${result}`).draft.sportKey;
    assert.deepEqual(['2-1', '81-77', '28-25', '25-20 25-22 25-18', '6-3 6-4'].map(sportIn), [
      'FOOTBALL',
      'BASKETBALL',
      'HANDBALL',
      'VOLLEYBALL',
      'TENNIS',
    ]);
  });

  it('with endless quotes, or that is no table at all, is refused', () => {
    assert.deepEqual(
      read('Local;Visitante\n"Sol;Luna').problems.map(({ sentence }) => sentence),
      ['TABLE_UNREADABLE'],
    );
    assert.equal(readElsewhere([{ name: 'foto.txt', text: 'hola' }], {}), null);
  });
});

describe('a table of another program', () => {
  it('of Tournify has fields, groups and referees', () => {
    const reading = read(
      'Time,Field,Division,Group,Home team,Away team,Score,Referee\n10:00,Field 1,U12,Group A,Sol,Luna,2-1,Ana\n10:20,Field 2,U12,Group B,Mar,Sierra,0-0,Eva',
    );
    assert.equal(reading.format, 'TOURNIFY');
    assert.deepEqual(
      reading.draft.phases.flatMap(({ kind, matches }) =>
        matches.map(({ home, venue }) => [kind, home, venue]),
      ),
      [
        ['GROUPS', 'Sol', 'Field 1'],
        ['GROUPS', 'Mar', 'Field 2'],
      ],
    );
  });

  it('of SportsPress has fixtures in a row, or events with a row for each team', () => {
    const fixtures = read('Date,Time,Venue,Home,Away,Match Day\n2026/09/05,18:00,Campo,Sol,Luna,1');
    assert.deepEqual([fixtures.format, fixtures.draft.teams.length], ['SPORTSPRESS', 2]);
    const events = read(
      'Date,Time,Venue,Teams,Results,Outcome,Players,Goals\n2026/09/05,18:00:00,Campo,Sol,1|1|2,Win,Ana,2\n,,,,,,Eva,0\n,,,Luna,0|1|1,Loss,Iris,1\n',
    );
    const [match] = events.draft.phases[0]?.matches ?? [];
    assert.deepEqual(
      [events.format, match?.home, match?.away, match?.result?.score, match?.kickOff?.toISOString()],
      ['SPORTSPRESS', 'Sol', 'Luna', { home: 2, away: 1 }, '2026-09-05T16:00:00.000Z'],
    );
  });

  it('of Toornament has opponents', () => {
    const { format, draft } = read(
      'stage,group,round,opponent 1 name,opponent 1 score,opponent 2 name,opponent 2 score\nLeague,,1,Sol,2,Luna,1',
    );
    assert.deepEqual(
      [format, draft.phases[0]?.matches[0]?.result?.score],
      ['TOORNAMENT', { home: 2, away: 1 }],
    );
  });
});
