import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { MatchUnit } from '@traip/engine';
import { sentenceOf } from './sentence.ts';

const teams = { home: 'Alameda', away: 'Lomas', competition: 'Liga Norte' };

function cancelled(kickOff: number | null) {
  const input = {
    kind: 'MATCH_CANCELLED',
    details: { ...teams, kickOff },
    unit: 'MATCH',
    isAboutReader: false,
    isAgain: false,
    person: '',
  } as const;
  return { es: sentenceOf(input, 'es').text, en: sentenceOf(input, 'en').text };
}

const golf = { rounds: 18, isJudged: true };

describe('the text of a notification', () => {
  it('includes the former date of a cancelled match', () => {
    const { es, en } = cancelled(Date.UTC(2027, 2, 13, 17, 30));
    assert.equal(es, 'Iba a jugarse el sábado, 13 de marzo, 18:30 · Liga Norte');
    assert.equal(en, 'It was due on Saturday 13 March at 18:30 · Liga Norte');
  });

  it('describes a bout in the terms of its sport, not by the stored 1–0', () => {
    const bout = {
      outcome: 'NORMAL',
      score: { home: 0, away: 1 },
      method: 'KO',
      winnerByMethod: 'AWAY',
      stoppedAt: { period: 2, minute: 1, second: 43 },
      bout: { rounds: 3, isJudged: true },
    };
    const common = {
      details: { ...teams, score: [0, 1], bout },
      unit: 'BOUT',
      isAboutReader: false,
      isAgain: false,
      person: '',
    };
    const input = { kind: 'FOLLOWED_RESULT', ...common } as const;
    const title = (locale: 'es' | 'en') => sentenceOf(input as never, locale).title;
    assert.equal(title('es'), 'Final: Lomas gana a Alameda · KO, R2 1:43');
    assert.match(title('en'), /Lomas beats Alameda · KO, R2 1:43$/);
  });

  it('describes golf by holes by its margin', () => {
    const titles = (method: string, winnerByMethod: 'HOME' | 'AWAY' | null) => {
      const score = { home: winnerByMethod === 'HOME' ? 1 : 0, away: winnerByMethod === 'AWAY' ? 1 : 0 };
      const bout = { outcome: 'NORMAL', score, shootOut: null, method, winnerByMethod, bout: golf };
      const details = { ...teams, score: [score.home, score.away], bout };
      const input = {
        kind: 'FOLLOWED_RESULT',
        details,
        unit: 'MATCH',
        isAboutReader: false,
        isAgain: false,
        person: '',
      };
      return [sentenceOf(input as never, 'es').title, sentenceOf(input as never, 'en').title];
    };
    assert.deepEqual(titles('3&2', 'AWAY'), [
      'Final: Lomas gana a Alameda · 3&2',
      'Final score: Lomas beats Alameda · 3&2',
    ]);
    assert.match(titles('1 up', 'HOME').join(), /· 1 arriba,.*· 1 up$/);
    assert.match(titles('20th', 'HOME').join(), /· en el 20,.*· 20th$/);
    assert.match(titles('AS', null).join(), /Alameda – Lomas · AS,.*Alameda – Lomas · AS$/);
    assert.match(titles('CONCEDED', 'HOME').join(), /· Concedido,.*· Conceded$/);
  });

  it('mentions no date for a cancelled match without one', () => {
    assert.deepEqual(cancelled(null), { es: 'Liga Norte', en: 'Liga Norte' });
  });

  it('uses the singular for the date of one match', () => {
    const planned = (kind: 'MATCH_SCHEDULED' | 'MATCH_MOVED', count: number) => {
      const input = { details: { competition: 'Liga', count }, unit: 'MATCH' as const, person: '' };
      const of = { kind, isAboutReader: false, isAgain: false, ...input } as const;
      return [sentenceOf(of, 'es').title, sentenceOf(of, 'en').title];
    };
    assert.deepEqual(planned('MATCH_SCHEDULED', 1), [
      'Uno de tus partidos ya tiene fecha',
      'One of your matches has been scheduled',
    ]);
    assert.deepEqual(planned('MATCH_SCHEDULED', 3), [
      '3 de tus partidos ya tienen fecha',
      '3 of your matches have been scheduled',
    ]);
    assert.deepEqual(planned('MATCH_MOVED', 1), [
      'Uno de tus partidos tiene fecha nueva',
      'One of your matches has a new date',
    ]);
    assert.deepEqual(planned('MATCH_MOVED', 3), [
      '3 de tus partidos tienen fecha nueva',
      '3 of your matches have new dates',
    ]);
  });

  it('calls bouts and ties by their own names', () => {
    const withdrawn = (unit: MatchUnit, count: number) => {
      const input = { details: { team: 'Alameda', count }, unit, isAboutReader: false, isAgain: false };
      const of = { kind: 'MATCH_CANCELLED', person: '', ...input } as const;
      return [sentenceOf(of, 'es').title, sentenceOf(of, 'en').title];
    };
    assert.deepEqual(withdrawn('MATCH', 2), [
      'Alameda se retira: 2 de tus partidos no se juegan',
      'Alameda has withdrawn: 2 of your matches are off',
    ]);
    assert.deepEqual(withdrawn('BOUT', 1), [
      'Alameda se retira: uno de tus combates no se juega',
      'Alameda has withdrawn: one of your bouts is off',
    ]);
    assert.deepEqual(withdrawn('TIE', 1), [
      'Alameda se retira: una de tus eliminatorias no se juega',
      'Alameda has withdrawn: one of your ties is off',
    ]);
  });
});
