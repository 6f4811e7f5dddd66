import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { CallFailure, errorBody, refuse } from '@traip/contract';
import { unfinishedCompetitions } from './unfinished-competitions.ts';

describe("the reason why a team can't be deleted", () => {
  const failed = (refusal: Parameters<typeof errorBody>[0]) =>
    new CallFailure('ERR_BAD_REQUEST', 'teams.delete', { status: 409, body: errorBody(refusal) });

  it('names the competitions the team is in', () => {
    const competitions = [{ id: '1', name: 'Apertura' }];
    const refusal = refuse('TEAM_IN_COMPETITION', { details: { competitions } });
    assert.deepEqual(unfinishedCompetitions(failed(refusal)), ['Apertura']);
  });

  it('names none if none are visible, or for another reason', () => {
    assert.deepEqual(unfinishedCompetitions(failed(refuse('TEAM_IN_COMPETITION'))), []);
    assert.deepEqual(unfinishedCompetitions(failed(refuse('TEAM_HAS_PLAYED'))), []);
    assert.deepEqual(unfinishedCompetitions(new Error('offline')), []);
  });
});
