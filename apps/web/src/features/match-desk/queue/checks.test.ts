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

const told = (...checks: readonly CheckToSend[]) =>
  ({ licensing: { checks } }) as unknown as Pick<DeskData, 'licensing'>;

describe('checks that wait for the network', () => {
  it('are one for each person, the latest', () => {
    const queue = enqueueCheck(enqueueCheck([], tick('ana', '01')), tick('bea', '02'));
    const after = enqueueCheck(queue, tick('ana', '03', null));
    assert.deepEqual(pendingChecks(after), [tick('bea', '02'), tick('ana', '03', null)]);
  });

  it('leave the queue once they are sent, unless they changed meanwhile', () => {
    const sent = [tick('ana', '01'), tick('bea', '02')];
    const queue = enqueueCheck(
      sent.map((check) => ({ check })),
      tick('ana', '03', null),
    );
    assert.deepEqual(pendingChecks(removeChecks(queue, sent)), [tick('ana', '03', null)]);
  });

  it('that were refused stay and are not sent again', () => {
    const refusal = { es: 'No', en: 'No' };
    const queue = markCheckRefused(enqueueCheck([], tick('ana', '01')), tick('ana', '01'), refusal);
    assert.deepEqual(queue, [{ check: tick('ana', '01'), refusal }]);
    assert.deepEqual(pendingChecks(queue), []);
  });
});

describe('who was checked', () => {
  it('is what the backend knows, with what waits on this device', () => {
    const queue = enqueueCheck([], tick('bea', '02', 'SCAN'));
    assert.deepEqual(
      [...checkedPeople(told(tick('ana', '01')), queue)],
      [
        ['ana', 'TICK'],
        ['bea', 'SCAN'],
      ],
    );
  });

  it('a tick taken back here counts although the backend does not know yet', () => {
    const queue = enqueueCheck([], tick('ana', '05', null));
    assert.deepEqual([...checkedPeople(told(tick('ana', '01')), queue)], []);
  });

  it('what another desk did later counts more', () => {
    const queue = enqueueCheck([], tick('ana', '01', null));
    assert.deepEqual([...checkedPeople(told(tick('ana', '05', 'SCAN')), queue)], [['ana', 'SCAN']]);
  });
});
