import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { CallFailure, errorBody, refuse } from '@traip/contract';
import { unfinishedCompetitions } from './unfinished-competitions.ts';

describe('why a team cannot be dissolved', () => {
  const failed = (refusal: Parameters<typeof errorBody>[0]) =>
    new CallFailure('ERR_BAD_REQUEST', 'teams.delete', { status: 409, body: errorBody(refusal) });

  it('names the competitions in which it has a place', () => {
    const competitions = [{ id: '1', name: 'Apertura' }];
    const refusal = refuse('TEAM_IN_COMPETITION', { details: { competitions } });
    assert.deepEqual(unfinishedCompetitions(failed(refusal)), ['Apertura']);
  });

  it('names none when there are none to see, or for another reason', () => {
    assert.deepEqual(unfinishedCompetitions(failed(refuse('TEAM_IN_COMPETITION'))), []);
    assert.deepEqual(unfinishedCompetitions(failed(refuse('TEAM_HAS_PLAYED'))), []);
    assert.deepEqual(unfinishedCompetitions(new Error('offline')), []);
  });
});
