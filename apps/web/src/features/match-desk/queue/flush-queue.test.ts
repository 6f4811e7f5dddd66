import assert from 'node:assert/strict';
import { beforeEach, mock, test } from 'node:test';
import { CallFailure } from '@traip/contract';
import { device, withDevice } from '../../../lib/testing/device.ts';
import { enqueueCheck } from './checks.ts';
import { type DeskId, deskStorageKey, readStoredDesk, updateStoredDesk } from './desk-storage.ts';
import { flushQueue, storeDesk } from './flush-queue.ts';
import {
  countPending,
  type EventToSend,
  enqueue,
  enqueueMove,
  markSent,
  type Queue,
  undoEvent,
} from './queue.ts';
import { enqueueSubstitution } from './substitutions.ts';
import type { DeskClient, DeskData } from './types.ts';

let matches = 0;
let ana: DeskId;
withDevice();
beforeEach(() => {
  mock.timers.reset();
  matches += 1;
  ana = { owner: 'ana', matchId: `m${matches}` };
});

const no = { es: 'El partido está cerrado.', en: 'The match is closed.' };
const deskAt = (version: number, events: readonly { id: string; clientEventId: string }[] = []) =>
  ({
    version,
    events,
    clock: { readAt: '2027-01-09T11:00:00.000Z' },
    players: {},
    takenBack: [],
    licensing: { checks: [] },
  }) as unknown as DeskData;

const goal = (clientEventId: string): EventToSend => ({
  clientEventId,
  type: 'GOAL',
  teamId: 'home',
  period: 1,
  minute: 3,
});
const substitution = { teamId: 'home', off: 'p1', on: 'p2', period: 2, minute: 60, second: 0 };

const updateQueue = (id: DeskId, update: (queue: Queue) => Queue) =>
  updateStoredDesk(id, (stored) => ({ ...stored, queue: update(stored.queue) }));
const register = (id: DeskId, ...goals: string[]) => {
  for (const name of goals) updateQueue(id, (queue) => enqueue(queue, goal(name), null));
};
const substitute = (id: DeskId) =>
  updateStoredDesk(id, (stored) => ({
    ...stored,
    substitutions: enqueueSubstitution(stored.substitutions, substitution),
  }));
const queuedIds = (id: DeskId) => readStoredDesk(id).queue.map(({ event }) => event.clientEventId);

const failed = (status?: number) =>
  status === undefined
    ? new CallFailure('ERR_NETWORK', 'registerEvents')
    : new CallFailure(status >= 500 ? 'ERR_BAD_RESPONSE' : 'ERR_BAD_REQUEST', 'registerEvents', {
        status,
        body: { error: { code: 'INTERNAL_ERROR', message: no } },
      });

/** A backend whose calls fail with each of `failures` in turn, and which then registers everything. */
function backend(failures: readonly CallFailure[] = []) {
  const left = [...failures];
  const sent: string[][] = [];
  const calls: string[] = [];
  const stored: { id: string; clientEventId: string }[] = [];
  const reply = <T>(call: string, answer: () => T): Promise<T> => {
    calls.push(call);
    const failure = left.shift();
    return failure === undefined ? Promise.resolve(answer()) : Promise.reject(failure);
  };
  const client = {
    registerEvents: ({ body }: { body: { matchId: string; events: EventToSend[] } }) => {
      const ids = body.events.map(({ clientEventId }) => clientEventId);
      sent.push(ids);
      return reply(`register ${body.matchId}`, () => {
        const outcomes = ids.map((clientEventId) => ({ clientEventId, status: 'REGISTERED', error: null }));
        return { outcomes, desk: deskAt(sent.length) };
      });
    },
    substitute: ({ body }: { body: { off: string; on: string } }) =>
      reply(`substitute ${body.off} ${body.on}`, () => deskAt(50)),
    desk: ({ params }: { params: { id: string } }) => reply(`desk ${params.id}`, () => deskAt(51, stored)),
    checkLicences: ({ body: { checks } }: { body: { checks: readonly { personId: string }[] } }) =>
      reply(`check ${checks.map(({ personId }) => personId).join(' ')}`, () => deskAt(53)),
    start: ({ body }: { body: { clientEventId: string } }) =>
      reply(`start ${body.clientEventId}`, () => ({ ...deskAt(40), state: 'IN_PROGRESS' })),
    finish: ({ body }: { body: { clientEventId: string; method?: string; winner?: string } }) =>
      reply(['finish', body.clientEventId, body.method, body.winner].filter(Boolean).join(' '), () => ({
        ...deskAt(60),
        state: 'FINISHED',
      })),
    deleteEvent: ({ params }: { params: { eventId: string } }) =>
      reply(`delete ${params.eventId}`, () => deskAt(52)),
  } as unknown as DeskClient;
  return { client, sent, calls, stored };
}

for (const [situation, status] of [
  ['the backend fails', 500],
  ['the backend is being restarted', 503],
  ['the session has expired', 401],
  ['too many events are sent at once', 429],
  ['the network is lost', undefined],
] as const)
  test(`no goal is refused or lost when ${situation}: all are sent again, in order`, async () => {
    register(ana, 'first', 'second');
    const { client, sent } = backend([failed(status)]);
    await assert.rejects(flushQueue(ana, client), CallFailure);
    assert.deepEqual(queuedIds(ana), ['first', 'second']);
    assert.deepEqual(
      readStoredDesk(ana).queue.filter(({ refusal }) => refusal !== undefined),
      [],
    );
    assert.equal(countPending(readStoredDesk(ana).queue), 2);

    register(ana, 'third');
    await flushQueue(ana, client);
    assert.deepEqual(sent, [
      ['first', 'second'],
      ['first', 'second', 'third'],
    ]);
    assert.deepEqual(queuedIds(ana), []);
  });

for (const [situation, status] of [
  ['is closed', 422],
  ['has changed meanwhile', 409],
  ['is not theirs any more', 403],
  ['cannot have such a goal', 400],
] as const)
  test(`when the match ${situation}, its goals are refused with a message, and later ones are still sent`, async () => {
    register(ana, 'late');
    const { client, sent } = backend([failed(status)]);
    await flushQueue(ana, client);
    assert.deepEqual(
      readStoredDesk(ana).queue.map(({ refusal }) => refusal),
      [no],
    );
    register(ana, 'next');
    await flushQueue(ana, client);
    assert.deepEqual(sent, [['late'], ['next']]);
    assert.deepEqual(queuedIds(ana), ['late']);
  });

test('a half recorded offline is sent in calls of a hundred; after a failure, only the rest is sent again', async () => {
  const names = Array.from({ length: 150 }, (_, index) => `e${index}`);
  register(ana, ...names);
  const { client, sent, calls } = backend();
  const flaky = backend([failed(502)]);
  const registerEvents: DeskClient['registerEvents'] = (input) =>
    (sent.length === 1 ? flaky.client : client).registerEvents(input);
  await assert.rejects(flushQueue(ana, { ...client, registerEvents }), CallFailure);
  assert.deepEqual(queuedIds(ana), names.slice(100));
  await flushQueue(ana, client);
  assert.deepEqual(sent, [names.slice(0, 100), names.slice(100)]);
  assert.equal(calls.length, 2);
});

test('two people on one device neither see nor send each other’s goals', async () => {
  const eva = { ...ana, owner: 'eva' };
  register(ana, 'of-ana');
  assert.deepEqual(queuedIds(eva), []);

  const ofEva = backend();
  await flushQueue(eva, ofEva.client);
  assert.deepEqual(ofEva.sent, []);

  register(eva, 'of-eva');
  const ofAna = backend();
  await flushQueue(ana, ofAna.client);
  assert.deepEqual(ofAna.sent, [['of-ana']]);
  assert.deepEqual(queuedIds(eva), ['of-eva']);
});

test('the goals of one match are not sent to another', async () => {
  const other = { ...ana, matchId: `${ana.matchId}-other` };
  register(ana, 'here');
  register(other, 'there');
  const { client, sent, calls } = backend();
  await flushQueue(other, client);
  assert.deepEqual(sent, [['there']]);
  assert.deepEqual(calls, [`register ${other.matchId}`]);
  assert.deepEqual(queuedIds(ana), ['here']);
});

test('events queued by an earlier version of the page are found under the same key', () => {
  assert.equal(deskStorageKey({ owner: 'ana', matchId: 'm' }), 'traip.desk.ana.m');
  const queue = [{ event: goal('old'), playerName: null, tries: 1 }];
  device.texts.set(deskStorageKey(ana), JSON.stringify({ desk: { version: 3 }, queue }));
  const stored = readStoredDesk(ana);
  assert.equal(stored.desk, null);
  assert.deepEqual(stored.queue, queue);
  assert.deepEqual([stored.ahead, stored.substitutions], [0, []]);
});

test('a substitution is sent after the goals before it, and sent again when the backend fails', async () => {
  register(ana, 'goal');
  substitute(ana);
  const { client, calls } = backend();
  const failing = backend([failed(500)]);
  await assert.rejects(flushQueue(ana, { ...client, substitute: failing.client.substitute }), CallFailure);
  assert.deepEqual(readStoredDesk(ana).substitutions, [{ told: substitution }]);
  await flushQueue(ana, client);
  assert.deepEqual(calls, [`register ${ana.matchId}`, 'substitute p1 p2']);
  assert.deepEqual(readStoredDesk(ana).substitutions, []);
  assert.equal(readStoredDesk(ana).desk?.version, 50);
});

test('a refused substitution stays with its reason, and is not sent again', async () => {
  substitute(ana);
  const { client, calls } = backend([failed(409)]);
  await flushQueue(ana, client);
  await flushQueue(ana, client);
  assert.deepEqual(calls, ['substitute p1 p2']);
  assert.deepEqual(readStoredDesk(ana).substitutions, [{ told: substitution, refusal: no }]);
});

test("a goal undone after sending is deleted if it arrived, and forgotten if it didn't", async () => {
  register(ana, 'arrived', 'lost');
  updateQueue(ana, (queue) => undoEvent(undoEvent(markSent(queue, queue), 'arrived'), 'lost'));
  const { client, calls, stored, sent } = backend();
  stored.push({ id: 'e7', clientEventId: 'arrived' });
  await flushQueue(ana, client);
  assert.deepEqual(calls, [`desk ${ana.matchId}`, 'delete e7']);
  assert.deepEqual([sent, queuedIds(ana)], [[], []]);
});

test('a goal undone after its response was lost is deleted on the backend', async () => {
  register(ana, 'doubtful');
  const { client, calls, stored } = backend([failed()]);
  await assert.rejects(flushQueue(ana, client), CallFailure);
  stored.push({ id: 'e8', clientEventId: 'doubtful' });
  updateQueue(ana, (queue) => undoEvent(queue, 'doubtful'));
  await flushQueue(ana, client);
  assert.deepEqual(calls, [`register ${ana.matchId}`, `desk ${ana.matchId}`, 'delete e8']);
});

test("a goal undone after sending isn't forgotten while the backend fails", async () => {
  register(ana, 'doubtful');
  updateQueue(ana, (queue) => undoEvent(markSent(queue, queue), 'doubtful'));
  await assert.rejects(flushQueue(ana, backend([failed(500)]).client), CallFailure);
  assert.deepEqual(queuedIds(ana), ['doubtful']);
});

test('a late response does not replace a newer version of the match', () => {
  storeDesk(ana, deskAt(5));
  storeDesk(ana, deskAt(4));
  assert.equal(readStoredDesk(ana).desk?.version, 5);
  storeDesk(ana, deskAt(6));
  assert.equal(readStoredDesk(ana).desk?.version, 6);
});

test('reloading a match in the same version updates the clock', () => {
  const readAt = Date.parse(deskAt(5).clock.readAt);
  mock.timers.enable({ apis: ['Date'], now: readAt - 60_000 });
  storeDesk(ana, deskAt(5));
  assert.equal(readStoredDesk(ana).ahead, 60_000);
  mock.timers.setTime(readAt + 20_000);
  storeDesk(ana, deskAt(5));
  assert.equal(readStoredDesk(ana).ahead, -20_000);
  mock.timers.reset();
});

test('two tabs that send at the same time send a goal once', async () => {
  register(ana, 'goal');
  const { client, sent } = backend();
  await Promise.all([flushQueue(ana, client), flushQueue(ana, client)]);
  assert.deepEqual(sent, [['goal']]);
});

test('a browser without locks between tabs still sends', async () => {
  Object.defineProperty(navigator, 'locks', { configurable: true, value: undefined });
  register(ana, 'goal');
  const { client, sent } = backend();
  await flushQueue(ana, client).finally(() => Reflect.deleteProperty(navigator, 'locks'));
  assert.deepEqual(sent, [['goal']]);
});

const tick = (personId: string) => ({ personId, how: 'TICK', at: '2027-01-09T10:50:00.000Z' }) as const;
const check = (id: DeskId, ...people: string[]) => {
  for (const personId of people)
    updateStoredDesk(id, (stored) => ({ ...stored, checks: enqueueCheck(stored.checks, tick(personId)) }));
};

test('licences checked offline are sent in one call, after the match events', async () => {
  check(ana, 'p1', 'p2');
  register(ana, 'first');
  const { client, calls } = backend();
  await flushQueue(ana, client);
  assert.deepEqual(calls, [`register ${ana.matchId}`, 'check p1 p2']);
  assert.deepEqual(readStoredDesk(ana).checks, []);
});

test('a refused check leaves the others unaffected', async () => {
  check(ana, 'p1', 'p2');
  const { client, calls } = backend([failed(422), failed(422)]);
  await flushQueue(ana, client);
  assert.deepEqual(calls, ['check p1 p2', 'check p1', 'check p2']);
  assert.deepEqual(readStoredDesk(ana).checks, [{ check: tick('p1'), refusal: no }]);
});

test("a check that didn't arrive stays pending", async () => {
  check(ana, 'p1');
  const { client } = backend([failed()]);
  await assert.rejects(flushQueue(ana, client), CallFailure);
  assert.deepEqual(readStoredDesk(ana).checks, [{ check: tick('p1') }]);
});

const start = (id: DeskId) => {
  const event = { clientEventId: 'kick-off', type: 'START', period: 1, minute: 0 } as const;
  updateQueue(id, (queue) => enqueueMove(queue, { move: 'START', event }));
};
const finish = (id: DeskId) => {
  const event = { clientEventId: 'whistle', type: 'END', period: 2, minute: 90 } as const;
  updateQueue(id, (queue) => enqueueMove(queue, { move: 'FINISH', event }));
};

test('a bout ended offline is sent with its method', async () => {
  start(ana);
  const event = { clientEventId: 'gong', type: 'END', period: 2, minute: 4 } as const;
  const bout = { method: 'KO', winner: 'HOME' } as const;
  updateQueue(ana, (queue) => enqueueMove(queue, { move: 'FINISH', event, bout }));
  const { client, calls } = backend();
  await flushQueue(ana, client);
  assert.deepEqual(calls, ['start kick-off', 'finish gong KO HOME']);
});

test('a whole match recorded offline is sent in order: start, events, substitutions, end', async () => {
  start(ana);
  register(ana, 'first');
  substitute(ana);
  finish(ana);
  const { client, calls } = backend();
  await flushQueue(ana, client);
  assert.deepEqual(calls, [
    'start kick-off',
    `register ${ana.matchId}`,
    'substitute p1 p2',
    'finish whistle',
  ]);
  assert.deepEqual(queuedIds(ana), []);
  assert.equal(readStoredDesk(ana).desk?.state, 'FINISHED');
});

test('a start whose response was lost is sent again with the same id', async () => {
  start(ana);
  const { client, calls } = backend([failed()]);
  await assert.rejects(flushQueue(ana, client), CallFailure);
  assert.deepEqual(queuedIds(ana), ['kick-off']);
  await flushQueue(ana, client);
  assert.deepEqual(calls, ['start kick-off', 'start kick-off']);
});

test('a refused start keeps the events recorded after it, and the match is fetched again', async () => {
  storeDesk(ana, { ...deskAt(1), state: 'SCHEDULED' } as DeskData);
  start(ana);
  register(ana, 'first');
  const { client, calls } = backend([failed(409)]);
  const desk: DeskClient['desk'] = async (...input) => ({
    ...(await client.desk(...input)),
    state: 'SCHEDULED',
  });
  await flushQueue(ana, { ...client, desk });
  assert.deepEqual(calls, ['start kick-off', `desk ${ana.matchId}`]);
  assert.deepEqual(
    readStoredDesk(ana).queue.map(({ event, refusal }) => [event.clientEventId, refusal?.en]),
    [
      ['kick-off', no.en],
      ['first', undefined],
    ],
  );
});
