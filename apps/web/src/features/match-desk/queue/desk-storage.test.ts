import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { device, withDevice, writeInOtherTab } from '../../../lib/testing/device.ts';
import {
  type DeskId,
  deskStorageKey,
  emptyStoredDesk,
  readStoredDesk,
  type StoredDesk,
  subscribeToStoredDesks,
  updateStoredDesk,
} from './desk-storage.ts';
import { enqueue } from './queue.ts';

const registerGoal = (id: DeskId, clientEventId: string) =>
  updateStoredDesk(id, (stored) => ({ ...stored, queue: withGoal(stored, clientEventId) }));
const withGoal = ({ queue }: StoredDesk, clientEventId: string) =>
  enqueue(queue, { clientEventId, type: 'GOAL', teamId: 'home', period: 1, minute: 3 }, null);
const goalsOf = ({ queue }: StoredDesk) => queue.map(({ event }) => event.clientEventId);

describe('the match stored on a device', () => {
  let matches = 0;
  let ana: DeskId;
  withDevice();
  beforeEach(() => {
    matches += 1;
    ana = { owner: 'ana', matchId: `stored-${matches}` };
  });

  it('is empty at first', () => {
    assert.equal(readStoredDesk(ana), emptyStoredDesk);
  });

  it('survives closing the page, at any moment', () => {
    registerGoal(ana, 'first');
    const reloaded = JSON.parse(device.texts.get(deskStorageKey(ana)) ?? '') as StoredDesk;
    assert.deepEqual(goalsOf(reloaded), ['first']);
  });

  it('stays the same object until it changes, to avoid needless renders', () => {
    device.texts.set(deskStorageKey(ana), JSON.stringify({ ahead: 40 }));
    const before = readStoredDesk(ana);
    assert.equal(readStoredDesk(ana), before);
    registerGoal(ana, 'first');
    const after = readStoredDesk(ana);
    assert.notEqual(after, before);
    assert.equal(readStoredDesk(ana), after);
  });

  it('includes what another tab has written since', () => {
    registerGoal(ana, 'here');
    const queue = withGoal(readStoredDesk(ana), 'there');
    writeInOtherTab(deskStorageKey(ana), JSON.stringify({ ...emptyStoredDesk, queue }));
    assert.deepEqual(goalsOf(readStoredDesk(ana)), ['here', 'there']);
  });

  it('lasts as long as the page if storage is forbidden', () => {
    device.isForbidden = true;
    assert.equal(readStoredDesk(ana), emptyStoredDesk);
    registerGoal(ana, 'first');
    registerGoal(ana, 'second');
    assert.deepEqual(goalsOf(readStoredDesk(ana)), ['first', 'second']);
    assert.equal(readStoredDesk(ana), readStoredDesk(ana));
  });

  it('loses no goal when storage is full, and is stored again once there is room', () => {
    registerGoal(ana, 'stored');
    device.isFull = true;
    registerGoal(ana, 'second');
    registerGoal(ana, 'third');
    assert.deepEqual(goalsOf(readStoredDesk(ana)), ['stored', 'second', 'third']);
    device.isFull = false;
    registerGoal(ana, 'fourth');
    const reloaded = JSON.parse(device.texts.get(deskStorageKey(ana)) ?? '') as StoredDesk;
    assert.deepEqual(goalsOf(reloaded), ['stored', 'second', 'third', 'fourth']);
  });

  it('survives on the page when the browser clears its storage', () => {
    registerGoal(ana, 'first');
    device.texts.delete(deskStorageKey(ana));
    assert.deepEqual(goalsOf(readStoredDesk(ana)), ['first']);
  });

  it("is empty if it's unreadable", () => {
    device.texts.set(deskStorageKey(ana), '{"queue":[');
    assert.equal(readStoredDesk(ana), emptyStoredDesk);
  });

  const desks = [
    [
      'with its players and what was taken back',
      { version: 3, players: {}, takenBack: [], licensing: {}, referees: [] },
      true,
    ],
    ['without referees', { version: 3, players: {}, takenBack: [], licensing: {} }, false],
    ['without players', { version: 3, takenBack: [], licensing: {} }, false],
    ['without what was taken back', { version: 3, players: {}, licensing: {} }, false],
    ['without licences', { version: 3, players: {}, takenBack: [] }, false],
  ] as const;
  for (const [form, desk, isReadable] of desks)
    it(`${isReadable ? 'keeps' : 'fetches again'} a match ${form}, and keeps its goals`, () => {
      const queue = withGoal(emptyStoredDesk, 'first');
      device.texts.set(deskStorageKey(ana), JSON.stringify({ desk, queue }));
      assert.deepEqual(readStoredDesk(ana), { ...emptyStoredDesk, queue, desk: isReadable ? desk : null });
    });

  it('notifies of writes by this page or another tab, until unsubscribed', () => {
    let announced = 0;
    const unsubscribe = subscribeToStoredDesks(() => announced++);
    registerGoal(ana, 'first');
    assert.equal(announced, 1);
    writeInOtherTab(deskStorageKey(ana), '{}');
    assert.equal(announced, 2);
    unsubscribe();
    registerGoal(ana, 'second');
    writeInOtherTab(deskStorageKey(ana), '{}');
    assert.equal(announced, 2);
  });

  it('can be read by subscribers while they are notified', () => {
    const seen: string[][] = [];
    const unsubscribe = subscribeToStoredDesks(() => seen.push(goalsOf(readStoredDesk(ana))));
    registerGoal(ana, 'first');
    unsubscribe();
    assert.deepEqual(seen, [['first']]);
  });
});
