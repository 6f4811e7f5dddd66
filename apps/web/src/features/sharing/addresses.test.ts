import assert from 'node:assert/strict';
import { test } from 'node:test';
import { agendaAddress, sheetAddress } from './addresses.ts';
import { webcal } from './webcal.ts';

test('files have URLs with their language', () => {
  assert.equal(agendaAddress('team', 't1', 'en'), '/v1/club/agenda/team/t1/calendar.ics?locale=en');
  assert.equal(
    sheetAddress('printedStandings', 'c1', 'es'),
    '/v1/club/sheets/competition/c1/standings.pdf?locale=es',
  );
  assert.equal(
    sheetAddress('printedMatches', 'c1', 'en', { by: 'FIELD', paper: 'A3' }),
    '/v1/club/sheets/competition/c1/matches.pdf?locale=en&by=FIELD&paper=A3',
  );
});

test('calendars open with their own URL scheme', () => {
  assert.equal(webcal('https://traip.example/a.ics?locale=es'), 'webcal://traip.example/a.ics?locale=es');
  assert.equal(webcal('http://localhost:3000/a.ics'), 'webcal://localhost:3000/a.ics');
});
