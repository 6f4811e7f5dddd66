import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  authCalls,
  brokerCalls,
  competitionCalls,
  dashboardCalls,
  liveCalls,
  profileCalls,
  teamCalls,
  traipCalls,
} from '@traip/contract';
import { nearestWord } from './nearest-word.ts';
import { unknownKeys } from './unknown-keys.ts';

const id = '018f3b1e-0000-7000-8000-000000000000';
const english = (problems: ReturnType<typeof unknownKeys>) =>
  problems.map(({ field, message }) => `${field}: ${message.en}`);

describe('an unknown key in a call', () => {
  it('is reported with the key that was probably meant', () => {
    assert.deepEqual(english(unknownKeys(dashboardCalls.matches, 'query', { sportkey: 'GOLF', page: '1' })), [
      'sportkey: “sportkey” isn’t expected here. Did you mean “sportKey”?',
    ]);
    assert.deepEqual(english(unknownKeys(teamCalls.create, 'body', { nmae: 'Unión', colour: 'red' })), [
      'nmae: “nmae” isn’t expected here. Did you mean “name”?',
      'colour: “colour” isn’t expected here.',
    ]);
    const [problem] = unknownKeys(authCalls.login, 'body', { pasword: 'x' });
    assert.equal(problem?.message.es, '«pasword» no se espera aquí. ¿Querías decir «password»?');
  });

  it('is found inside lists and objects too', () => {
    const body = {
      teams: [{ name: 'A' }, { name: 'B', mail: 'b@x.es' }],
      competition: { name: 'Liga', private: true },
    };
    assert.deepEqual(
      unknownKeys(traipCalls.createFromForm, 'body', body).map(({ field }) => field),
      ['teams.1.mail', 'competition.private'],
    );
  });

  it('is any key that the chosen kind does not have', () => {
    const ofMatch = { feed: 'match', id, orgCode: 'liga-norte' };
    assert.deepEqual(
      unknownKeys(liveCalls.ticket, 'body', ofMatch).map(({ field }) => field),
      ['orgCode'],
    );
    assert.deepEqual(unknownKeys(liveCalls.ticket, 'body', { feed: 'match', id }), []);
  });

  it('is accepted where anything is: settings of a format, and filters that the specification leaves open', () => {
    const params = { legs: 2, anything: { at: 'all' } };
    assert.deepEqual(unknownKeys(brokerCalls.upsert, 'body', { params }), []);
    assert.deepEqual(unknownKeys(dashboardCalls.competitions, 'query', { colour: 'red' }), []);
  });

  it('is accepted in what a browser writes, which grows with every version', () => {
    const passkey = {
      id: 'x',
      rawId: 'x',
      type: 'public-key',
      response: { publicKeyAlgorithm: -7 },
      toJSON: 1,
    };
    assert.deepEqual(unknownKeys(authCalls.passkeyLogin, 'body', { challengeId: id, passkey }), []);
  });

  it('is accepted if the reply has it, so that what was read can be changed and sent back', () => {
    const sent = { id, name: 'Unión', version: 1, memberCount: 12, abilities: [], nmae: 'x' };
    assert.deepEqual(
      unknownKeys(teamCalls.update, 'body', sent).map(({ field }) => field),
      ['nmae'],
    );
    assert.deepEqual(
      unknownKeys(teamCalls.create, 'body', { name: 'Unión', memberCount: 12 }).map(({ field }) => field),
      ['memberCount'],
    );
  });

  it('is any key where a call takes none', () => {
    assert.deepEqual(
      unknownKeys(profileCalls.myTeams, 'query', { page: '2' }).map(({ field }) => field),
      ['page'],
    );
    assert.deepEqual(unknownKeys(competitionCalls.delete, 'body', undefined), []);
  });

  it('is reported twenty times at most', () => {
    const body = Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`x${index}`, 1]));
    assert.equal(unknownKeys(teamCalls.create, 'body', body).length, 20);
  });
});

describe('the nearest word', () => {
  it('is one that differs by a typo or a naming style, never an unrelated word', () => {
    const words = ['teamId', 'name', 'page', 'withFilters'];
    const cases = [
      ['team_id', 'teamId'],
      ['TeamID', 'teamId'],
      ['naem', 'name'],
      ['nam', 'name'],
      ['pages', 'page'],
      ['withFilter', 'withFilters'],
      ['colour', undefined],
      ['x'.repeat(5000), undefined],
    ] as const;
    for (const [input, expected] of cases) assert.equal(nearestWord(input, words), expected, input);
  });
});
