import { setTimeout as pause } from 'node:timers/promises';
import type { Call } from '@traip/contract';
import { createRandom, type Random } from '@traip/engine/chance';
import { allCalls } from '../call-named.ts';
import { type Fixtures, headersOf } from '../fixtures/fixture-ids.ts';
import { createFixtures } from '../fixtures/fixtures.ts';
import { roles } from '../fixtures/roles.ts';
import { validInputs } from '../valid-inputs/valid-inputs.ts';
import { urlOf, type World } from '../world.ts';
import { type Change, ChangeTracker } from './change-tracker.ts';
import { corrupt, type HostileRequest } from './corrupt.ts';
import { grantsAccess, hideByName, idsOf, isOutsider, leaks } from './outsiders.ts';
import { pick } from './poisons.ts';

/** An outcome that no request should cause. */
export interface Fault {
  readonly kind: 'SERVER_ERROR' | 'NO_ANSWER' | 'LEAK' | 'TRACE_OF_A_REFUSAL' | 'OTHERS_CHANGED';
  readonly request: string;
  readonly answer: string;
}

/** The result of a fuzzing run. */
interface FuzzReport {
  readonly requests: number;
  /** Number of answers by status. */
  readonly statuses: Readonly<Record<string, number>>;
  readonly faults: readonly Fault[];
}

const timeoutMs = 30_000;
const requestsPerFixtures = 200;

/** Sends corrupted requests to every call as every role, and looks for forbidden outcomes. */
export async function fuzz(
  world: World,
  { requests, seed }: { readonly requests: number; readonly seed: string },
): Promise<FuzzReport> {
  const random = createRandom(seed);
  const tracker = await ChangeTracker.open(world);
  const statuses: Record<string, number> = {};
  const faults: Fault[] = [];
  for (let sent = 0; sent < requests; ) {
    const fixtures = await createFixtures(world, { privacy: 'PRIVATE' });
    await hideByName(world, fixtures);
    await tracker.start(fixtures.organisationId);
    for (let turn = 0; turn < requestsPerFixtures && sent < requests; turn += 1, sent += 1) {
      const { status, fault } = await sendOne(world, fixtures, tracker, random);
      statuses[status] = (statuses[status] ?? 0) + 1;
      if (fault !== null) faults.push(fault);
    }
  }
  return { requests, statuses, faults };
}

type Kind = Fault['kind'];

async function sendOne(
  world: World,
  fixtures: Fixtures,
  tracker: ChangeTracker,
  random: Random,
): Promise<{ status: string; fault: Fault | null }> {
  const [name, call] = pick(random, allCalls);
  const role = grantsAccess(name) ? 'TM' : pick(random, roles);
  const request = corrupt(validRequest(name, fixtures), idsOf(fixtures), random);
  const answer = await answerWithin(world, call, request, headersOf(fixtures, role));
  const fault = (kind: Kind): Fault => ({
    kind,
    request: `${role} ${name} ${JSON.stringify(request).slice(0, 600)}`,
    answer: answer === null ? '' : `${answer.status} ${answer.text.slice(0, 300)}`,
  });
  if (answer === null) return { status: 'none', fault: fault('NO_ANSWER') };
  const kind = findFault(answer, isOutsider(role), await tracker.changeSince());
  return { status: String(answer.status), fault: kind === null ? null : fault(kind) };
}

interface Answer {
  readonly status: number;
  readonly text: string;
}

function findFault({ status, text }: Answer, isOutside: boolean, change: Change): Kind | null {
  if (status >= 500) return 'SERVER_ERROR';
  if (isOutside && leaks(text)) return 'LEAK';
  if (change !== 'NOTHING' && status >= 400) return 'TRACE_OF_A_REFUSAL';
  return isOutside && change === 'OF_THE_ORGANISATION' ? 'OTHERS_CHANGED' : null;
}

/** A valid request; calls that the matrix does not list get an empty body. */
function validRequest(name: string, fixtures: Fixtures): HostileRequest {
  const { params = {}, query = {}, body = {} } = validInputs[name]?.(fixtures) ?? {};
  return { params, query, body };
}

async function answerWithin(
  world: World,
  call: Call,
  request: HostileRequest,
  headers: Record<string, string>,
): Promise<Answer | null> {
  const takesBody = call.method !== 'GET';
  const response = world.app.inject({
    method: call.method,
    url: urlOf(call, request),
    headers: {
      ...headers,
      ...(takesBody ? { 'content-type': call.upload ? 'image/png' : 'application/json' } : {}),
    },
    ...(takesBody ? { payload: JSON.stringify(request.body) ?? '' } : {}),
  });
  const timeout = new AbortController();
  const answer = await Promise.race([
    response,
    pause(timeoutMs, null, { signal: timeout.signal, ref: false }),
  ]);
  timeout.abort();
  return answer === null ? null : { status: answer.statusCode, text: answer.body };
}
