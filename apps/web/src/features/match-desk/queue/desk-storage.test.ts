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

describe('what a device stores of a match', () => {
  let matches = 0;
  let ana: DeskId;
  withDevice();
  beforeEach(() => {
    matches += 1;
    ana = { owner: 'ana', matchId: `stored-${matches}` };
  });

  it('is nothing at first', () => {
    assert.equal(readStoredDesk(ana), emptyStoredDesk);
  });

  it('is there after the page is closed, which may be at any moment', () => {
    registerGoal(ana, 'first');
    const reloaded = JSON.parse(device.texts.get(deskStorageKey(ana)) ?? '') as StoredDesk;
    assert.deepEqual(goalsOf(reloaded), ['first']);
  });

  it('stays the same object until it changes, so that a screen is not drawn for nothing', () => {
    device.texts.set(deskStorageKey(ana), JSON.stringify({ ahead: 40 }));
    const before = readStoredDesk(ana);
    assert.equal(readStoredDesk(ana), before);
    registerGoal(ana, 'first');
    const after = readStoredDesk(ana);
    assert.notEqual(after, before);
    assert.equal(readStoredDesk(ana), after);
  });

  it('is what another tab has written since', () => {
    registerGoal(ana, 'here');
    const queue = withGoal(readStoredDesk(ana), 'there');
    writeInOtherTab(deskStorageKey(ana), JSON.stringify({ ...emptyStoredDesk, queue }));
    assert.deepEqual(goalsOf(readStoredDesk(ana)), ['here', 'there']);
  });

  it('lasts as long as the page where storage is forbidden', () => {
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

  it('survives on the page when the browser clears its storage meanwhile', () => {
    registerGoal(ana, 'first');
    device.texts.delete(deskStorageKey(ana));
    assert.deepEqual(goalsOf(readStoredDesk(ana)), ['first']);
  });

  it('is nothing when it cannot be read', () => {
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
  for (const [form, desk, isKept] of desks)
    it(`${isKept ? 'keeps' : 'fetches again'} a match ${form}, and keeps its goals`, () => {
      const queue = withGoal(emptyStoredDesk, 'first');
      device.texts.set(deskStorageKey(ana), JSON.stringify({ desk, queue }));
      assert.deepEqual(readStoredDesk(ana), { ...emptyStoredDesk, queue, desk: isKept ? desk : null });
    });

  it('is announced when this page or another tab writes it, until nobody wants to know', () => {
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

  it('can be read by who is told of it', () => {
    const seen: string[][] = [];
    const unsubscribe = subscribeToStoredDesks(() => seen.push(goalsOf(readStoredDesk(ana))));
    registerGoal(ana, 'first');
    unsubscribe();
    assert.deepEqual(seen, [['first']]);
  });
});
