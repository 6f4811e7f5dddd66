import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { castVote, type MvpVote, mvpOf, voteWindow } from './mvp.ts';

const hour = 3_600_000;
const window = voteWindow(0);
const players = ['ana', 'eva', 'sol'];
const vote = (userId: string, playerId: string, at = hour): MvpVote => ({ userId, playerId, at });

function refusal(votes: readonly MvpVote[], given: MvpVote) {
  const answer = castVote(votes, given, window, players);
  return 'breach' in answer ? answer.breach : null;
}

describe('the vote for the best player', () => {
  it('is open for 24 hours from the end of the match, or until the match is closed', () => {
    assert.deepEqual(window, { opens: 0, closes: 24 * hour });
    assert.deepEqual(voteWindow(0, 3 * hour), { opens: 0, closes: 3 * hour });
    assert.equal(refusal([], vote('u', 'ana', -1)), 'VOTE_NOT_OPEN');
    assert.equal(refusal([], vote('u', 'ana', 0)), null);
    assert.equal(refusal([], vote('u', 'ana', 24 * hour)), 'VOTE_CLOSED');
  });

  it('gives each user one vote, for somebody who played', () => {
    assert.equal(refusal([vote('u', 'ana')], vote('u', 'eva')), 'ALREADY_VOTED');
    assert.equal(refusal([], vote('u', 'stranger')), 'NOT_A_CANDIDATE');
  });

  it('tells nothing before it ends', () => {
    assert.deepEqual(mvpOf(null, [vote('u', 'ana')], window, hour), { is: 'OPEN', closes: 24 * hour });
  });

  it('is won by most votes and shared by equals', () => {
    const votes = [vote('a', 'eva'), vote('b', 'ana'), vote('c', 'eva')];
    const after = 24 * hour;
    assert.deepEqual(mvpOf(null, votes, window, after), {
      is: 'CHOSEN',
      by: 'VOTE',
      players: ['eva'],
      votes: 2,
    });
    const level = [...votes, vote('d', 'ana')];
    assert.deepEqual(mvpOf(null, level, window, after), {
      is: 'CHOSEN',
      by: 'VOTE',
      players: ['ana', 'eva'],
      votes: 2,
    });
    assert.deepEqual(mvpOf(null, [], window, after), { is: 'NOBODY' });
  });

  it('gives way to the pick of the referee', () => {
    const votes = [vote('a', 'eva')];
    assert.deepEqual(mvpOf('sol', votes, window, hour), { is: 'CHOSEN', by: 'REFEREE', players: ['sol'] });
  });

  it('law: no user counts twice, whatever was stored', () => {
    const stored = fc.array(
      fc.record({
        userId: fc.constantFrom('a', 'b', 'c'),
        playerId: fc.constantFrom(...players),
        at: fc.integer({ min: -hour, max: 25 * hour }),
      }),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(stored, (votes) => {
        const mvp = mvpOf(null, votes, window, 24 * hour);
        const users = new Set(
          votes.filter(({ at }) => at >= 0 && at < 24 * hour).map(({ userId }) => userId),
        );
        if (mvp.is !== 'CHOSEN' || mvp.by !== 'VOTE') return assert.equal(users.size, 0);
        assert.ok(mvp.votes * mvp.players.length <= users.size);
      }),
    );
  });
});
