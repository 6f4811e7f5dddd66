import { setTimeout as pause } from 'node:timers/promises';
import type { Call } from '@traip/contract';
import { createRandom, type Random } from '@traip/engine/chance';
import { allCalls } from '../call-named.ts';
import { said } from '../said.ts';
import { headersOf, roles, type Stage, setStage } from '../stage.ts';
import { urlOf, type World } from '../world.ts';
import { type Asked, corrupt } from './corrupt.ts';
import { type Change, Ledger } from './ledger.ts';
import { hideByName, idsOf, isOutsider, leaks, letsIn } from './outsiders.ts';
import { pick } from './poisons.ts';

/** Something that no request may bring about. */
export interface Fault {
  readonly kind: 'SERVER_ERROR' | 'NO_ANSWER' | 'LEAK' | 'TRACE_OF_A_REFUSAL' | 'OTHERS_CHANGED';
  readonly request: string;
  readonly answer: string;
}

/** What a storm of hostile requests came to. */
export interface Weather {
  readonly requests: number;
  /** How many answers of each status there were. */
  readonly statuses: Readonly<Record<string, number>>;
  readonly faults: readonly Fault[];
}

const patience = 30_000;
const requestsPerStage = 200;

/** Sends hostile requests of every kind to every call, as everybody, and looks for what they must not bring about. */
export async function storm(
  world: World,
  { requests, seed }: { readonly requests: number; readonly seed: string },
): Promise<Weather> {
  const random = createRandom(seed);
  const ledger = await Ledger.open(world);
  const statuses: Record<string, number> = {};
  const faults: Fault[] = [];
  for (let sent = 0; sent < requests; ) {
    const stage = await setStage(world, { privacy: 'PRIVATE' });
    await hideByName(world, stage);
    await ledger.note(stage.organisationId);
    for (let turn = 0; turn < requestsPerStage && sent < requests; turn += 1, sent += 1) {
      const { status, fault } = await sendOne(world, stage, ledger, random);
      statuses[status] = (statuses[status] ?? 0) + 1;
      if (fault !== null) faults.push(fault);
    }
  }
  return { requests, statuses, faults };
}

type Kind = Fault['kind'];

async function sendOne(
  world: World,
  stage: Stage,
  ledger: Ledger,
  random: Random,
): Promise<{ status: string; fault: Fault | null }> {
  const [name, call] = pick(random, allCalls);
  const role = letsIn(name) ? 'TM' : pick(random, roles);
  const asked = corrupt(rightly(name, stage), idsOf(stage), random);
  const answer = await answerTo(world, call, asked, headersOf(stage, role));
  const fault = (kind: Kind): Fault => ({
    kind,
    request: `${role} ${name} ${JSON.stringify(asked).slice(0, 600)}`,
    answer: answer === null ? '' : `${answer.status} ${answer.text.slice(0, 300)}`,
  });
  if (answer === null) return { status: 'none', fault: fault('NO_ANSWER') };
  const kind = wrongWith(answer, isOutsider(role), await ledger.changeSince());
  return { status: String(answer.status), fault: kind === null ? null : fault(kind) };
}

interface Answer {
  readonly status: number;
  readonly text: string;
}

function wrongWith({ status, text }: Answer, isOutside: boolean, change: Change): Kind | null {
  if (status >= 500) return 'SERVER_ERROR';
  if (isOutside && leaks(text)) return 'LEAK';
  if (change !== 'NOTHING' && status >= 400) return 'TRACE_OF_A_REFUSAL';
  return isOutside && change === 'OF_THE_ORGANISATION' ? 'OTHERS_CHANGED' : null;
}

/** The request as it should be; a call that the matrix does not ask about gets an empty body. */
function rightly(name: string, stage: Stage): Asked {
  const { params = {}, query = {}, body = {} } = said[name]?.(stage) ?? {};
  return { params, query, body };
}

async function answerTo(
  world: World,
  call: Call,
  asked: Asked,
  headers: Record<string, string>,
): Promise<Answer | null> {
  const takesBody = call.method !== 'GET';
  const answered = world.app.inject({
    method: call.method,
    url: urlOf(call, asked),
    headers: {
      ...headers,
      ...(takesBody ? { 'content-type': call.upload ? 'image/png' : 'application/json' } : {}),
    },
    ...(takesBody ? { payload: JSON.stringify(asked.body) ?? '' } : {}),
  });
  const giveUp = new AbortController();
  const answer = await Promise.race([answered, pause(patience, null, { signal: giveUp.signal, ref: false })]);
  giveUp.abort();
  return answer === null ? null : { status: answer.statusCode, text: answer.body };
}
