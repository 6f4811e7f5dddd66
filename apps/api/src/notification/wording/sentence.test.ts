import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { sentenceOf } from './sentence.ts';

const teams = { home: 'Alameda', away: 'Lomas', competition: 'Liga Norte' };

function cancelled(kickOff: number | null) {
  const input = {
    kind: 'MATCH_CANCELLED',
    details: { ...teams, kickOff },
    isAboutReader: false,
    isAgain: false,
    person: '',
  } as const;
  return { es: sentenceOf(input, 'es').text, en: sentenceOf(input, 'en').text };
}

describe('the text of a notification', () => {
  it('a cancelled match says when it was due', () => {
    const { es, en } = cancelled(Date.UTC(2027, 2, 13, 17, 30));
    assert.equal(es, 'Iba a jugarse el sábado, 13 de marzo, 18:30 · Liga Norte');
    assert.equal(en, 'It was due on Saturday 13 March at 18:30 · Liga Norte');
  });

  it('a cancelled match without a date says nothing about a date', () => {
    assert.deepEqual(cancelled(null), { es: 'Liga Norte', en: 'Liga Norte' });
  });
});
