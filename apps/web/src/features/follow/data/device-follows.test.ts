import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import { followLimit } from '@traip/contract/follow-limit';
import { type FollowView, parseFollows, withFollow, withoutFollow } from './device-follows.ts';

const team = (id: string = randomUUID()): FollowView => ({ kind: 'TEAM', id, rings: 'ALL' });

describe('what a device follows', () => {
  it('keeps only valid entries', () => {
    const good = team();
    const stored = [good, null, 7, { ...team(), kind: 'PLANET' }, { ...team(), id: '1' }, { kind: 'TEAM' }];
    assert.deepEqual(parseFollows(JSON.stringify(stored)), [good]);
    assert.deepEqual(parseFollows('{"kind":"TEAM"}'), []);
  });

  it('has each item once, with the latest choice', () => {
    const [one, other] = [team(), team()];
    const quiet = { ...one, rings: 'NONE' as const };
    assert.deepEqual(withFollow([one], other), [other, one]);
    assert.deepEqual(withFollow([other, one], quiet), [other, quiet]);
    assert.deepEqual(withoutFollow([other, one], one), [other]);
  });

  it('stops at two hundred', () => {
    const many = Array.from({ length: followLimit }, () => team());
    assert.equal(withFollow(many, team()), null);
    assert.equal(parseFollows(JSON.stringify([...many, team()])).length, followLimit);
  });
});
