import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  type CheckToSend,
  checkedPeople,
  enqueueCheck,
  markCheckRefused,
  pendingChecks,
  removeChecks,
} from './checks.ts';
import type { DeskData } from './types.ts';

const tick = (personId: string, at: string, how: CheckToSend['how'] = 'TICK'): CheckToSend => ({
  personId,
  how,
  at: `2027-03-13T16:${at}:00.000Z`,
});

const deskWith = (...checks: readonly CheckToSend[]) =>
  ({ licensing: { checks } }) as unknown as Pick<DeskData, 'licensing'>;

describe('pending checks', () => {
  it('are reduced to the latest for each person', () => {
    const queue = enqueueCheck(enqueueCheck([], tick('ana', '01')), tick('bea', '02'));
    const after = enqueueCheck(queue, tick('ana', '03', null));
    assert.deepEqual(pendingChecks(after), [tick('bea', '02'), tick('ana', '03', null)]);
  });

  it('leave the queue once sent, unless they changed meanwhile', () => {
    const sent = [tick('ana', '01'), tick('bea', '02')];
    const queue = enqueueCheck(
      sent.map((check) => ({ check })),
      tick('ana', '03', null),
    );
    assert.deepEqual(pendingChecks(removeChecks(queue, sent)), [tick('ana', '03', null)]);
  });

  it('stay if refused, and are not sent again', () => {
    const refusal = { es: 'No', en: 'No' };
    const queue = markCheckRefused(enqueueCheck([], tick('ana', '01')), tick('ana', '01'), refusal);
    assert.deepEqual(queue, [{ check: tick('ana', '01'), refusal }]);
    assert.deepEqual(pendingChecks(queue), []);
  });
});

describe('the checked players', () => {
  it("combine the backend's checks with those pending on this device", () => {
    const queue = enqueueCheck([], tick('bea', '02', 'SCAN'));
    assert.deepEqual(
      [...checkedPeople(deskWith(tick('ana', '01')), queue)],
      [
        ['ana', 'TICK'],
        ['bea', 'SCAN'],
      ],
    );
  });

  it('count an untick on this device before the backend knows', () => {
    const queue = enqueueCheck([], tick('ana', '05', null));
    assert.deepEqual([...checkedPeople(deskWith(tick('ana', '01')), queue)], []);
  });

  it('take over a later change from another desk', () => {
    const queue = enqueueCheck([], tick('ana', '01', null));
    assert.deepEqual([...checkedPeople(deskWith(tick('ana', '05', 'SCAN')), queue)], [['ana', 'SCAN']]);
  });
});
