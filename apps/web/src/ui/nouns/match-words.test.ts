import assert from 'node:assert/strict';
import { test } from 'node:test';
import { matchUnit } from '@traip/engine';
import { createTranslator } from 'next-intl';
import en from '../../../messages/en.json' with { type: 'json' };
import es from '../../../messages/es.json' with { type: 'json' };

const translators = {
  es: createTranslator({ locale: 'es', messages: es }),
  en: createTranslator({ locale: 'en', messages: en }),
};

const sports = { match: 'FOOTBALL_11', bout: 'JUDO', tie: 'TENNIS_TEAM' } as const;

/** The same text for a competition of matches, of bouts and of ties. */
function inEach(locale: 'es' | 'en', key: Parameters<(typeof translators)['es']>[0], values: object = {}) {
  return Object.values(sports).map((variant) =>
    translators[locale](key, { unit: matchUnit(variant), ...values } as never),
  );
}

test('the tab and the counts of a competition use its word for matches', () => {
  assert.deepEqual(inEach('es', 'publicCompetition.tabs.matches'), ['Partidos', 'Combates', 'Eliminatorias']);
  assert.deepEqual(inEach('en', 'publicCompetition.tabs.matches'), ['Matches', 'Bouts', 'Ties']);
  assert.deepEqual(inEach('es', 'publicCompetition.matchCount', { count: 2 }), [
    '2 partidos',
    '2 combates',
    '2 eliminatorias',
  ]);
  assert.deepEqual(inEach('en', 'publicCompetition.matchCount', { count: 1 }), [
    '1 match',
    '1 bout',
    '1 tie',
  ]);
});

test('articles and adjectives agree with the noun', () => {
  assert.deepEqual(inEach('es', 'publicCompetition.playedOf', { played: 3, matches: 8 }), [
    '3 de 8 jugados',
    '3 de 8 disputados',
    '3 de 8 jugadas',
  ]);
  assert.deepEqual(inEach('es', 'publicCompetition.announced.toFirstMatch'), [
    'para el primer partido',
    'para el primer combate',
    'para la primera eliminatoria',
  ]);
  assert.deepEqual(inEach('es', 'tv.next'), [
    'Próximos partidos',
    'Próximos combates',
    'Próximas eliminatorias',
  ]);
});

test('organisers generate and add what their sport calls matches', () => {
  assert.deepEqual(inEach('es', 'competitionManage.broker.make', { count: 8 }), [
    'Generar 8 partidos',
    'Generar 8 combates',
    'Generar 8 eliminatorias',
  ]);
  assert.deepEqual(inEach('en', 'competitionManage.addMatch'), ['Add match', 'Add bout', 'Add tie']);
  assert.deepEqual(inEach('es', 'competitionManage.phaseMoves.cancel.text', { matches: 1 }), [
    'Se cancela el partido que falta por jugar. Lo jugado se conserva.',
    'Se cancela el combate que falta. Lo jugado se conserva.',
    'Se cancela la eliminatoria que falta por jugar. Lo jugado se conserva.',
  ]);
});

test("a schedule and a round's results use the word too", () => {
  assert.deepEqual(inEach('en', 'competitionCalendar.withoutDate', { count: 3 }), [
    '3 matches without a date',
    '3 bouts without a date',
    '3 ties without a date',
  ]);
  assert.deepEqual(inEach('es', 'roundResults.steps.missing', { count: 2, numbers: '4 y 5' }), [
    'Faltan 2: partidos 4 y 5',
    'Faltan 2: combates 4 y 5',
    'Faltan 2: eliminatorias 4 y 5',
  ]);
  assert.deepEqual(inEach('es', 'postpone.matchTitle'), [
    'Aplazar el partido',
    'Aplazar el combate',
    'Aplazar la eliminatoria',
  ]);
});
