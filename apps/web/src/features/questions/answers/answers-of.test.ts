import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { answersOf, changedAnswers, missingAnswers } from './answers-of.ts';

const question = (id: string, audience: 'TEAM' | 'PERSON', more: object = {}) => ({
  id,
  audience,
  kind: 'TEXT' as const,
  label: id,
  options: [],
  isRequired: true,
  ...more,
});
const file = { type: 'application/pdf', bytes: 900 };
const data = {
  questions: [
    question('bus', 'TEAM'),
    question('size', 'PERSON'),
    question('paper', 'PERSON', { kind: 'FILE' }),
    question('note', 'PERSON', { isRequired: false }),
  ],
  answers: [{ questionId: 'bus', value: 'Sí', file: null }],
  people: [{ personId: 'ana', answers: [{ questionId: 'paper', value: null, file }] }],
};
const ids = (of: ReturnType<typeof answersOf>) => of.map((one) => one.question.id);

describe('the answers of a team', () => {
  it('belong to the team or to one of its people', () => {
    assert.deepEqual(
      answersOf(data, {}).map(({ value }) => value),
      ['Sí'],
    );
    assert.deepEqual(ids(answersOf(data, { personId: 'ana' })), ['size', 'paper', 'note']);
  });

  it('are missing if required and unanswered; a file is an answer', () => {
    assert.deepEqual(ids([...missingAnswers(answersOf(data, { personId: 'ana' }))]), ['size']);
    assert.deepEqual(ids([...missingAnswers(answersOf(data, { personId: 'leo' }))]), ['size', 'paper']);
  });

  it('are sent when they change; null withdraws one', () => {
    const ofTeam = answersOf(data, {});
    assert.deepEqual(changedAnswers(ofTeam, { bus: 'Sí' }), []);
    assert.deepEqual(changedAnswers(ofTeam, { bus: null }), [{ questionId: 'bus', value: null }]);
    const ofAna = answersOf(data, { personId: 'ana' });
    assert.deepEqual(changedAnswers(ofAna, { size: 'M', note: null }), [{ questionId: 'size', value: 'M' }]);
  });
});
