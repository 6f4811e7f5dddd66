import assert from 'node:assert/strict';
import { test } from 'node:test';
import { maySendDrafts } from './may-send-drafts.ts';

test('a club submits drafts while squads are open, and those of its last changes afterwards', () => {
  assert.equal(maySendDrafts({ mayEnter: true, window: { state: 'OPEN' } }), true);
  assert.equal(maySendDrafts({ mayEnter: false, window: { state: 'CLOSED', why: 'NO_CHANGES_LEFT' } }), true);
  assert.equal(maySendDrafts({ mayEnter: false, window: { state: 'CLOSED', why: 'TIME' } }), false);
  assert.equal(maySendDrafts({ mayEnter: false, window: { state: 'NOT_YET' } }), false);
});

test('the organiser submits them at any time', () => {
  assert.equal(maySendDrafts({ mayEnter: true, window: { state: 'CLOSED', why: 'TIME' } }), true);
});
