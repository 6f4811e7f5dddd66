import {
  basePath,
  type Call,
  type Calls,
  errorBody,
  errorCatalogue,
  isRefusal,
  type Refusal,
} from '@traip/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Context, House } from '../context.ts';
import { passGate } from './gate.ts';
import type { Handlers } from './handler.ts';
import { localeOf } from './locale.ts';
import { readInput } from './read-input.ts';

type AnyHandler = (context: Context, input: unknown) => Promise<unknown>;

/** Turns the contract into routes. */
export function serve<T extends Readonly<Record<string, Calls>>>(
  app: FastifyInstance,
  house: House,
  contract: T,
  handlers: Handlers<T>,
): void {
  for (const [resource, calls] of Object.entries(contract)) {
    const group = handlers[resource] as Record<string, AnyHandler>;
    for (const [name, call] of Object.entries(calls)) serveCall(app, house, call, group[name] as AnyHandler);
  }
}

function serveCall(app: FastifyInstance, house: House, call: Call, handler: AnyHandler): void {
  app.route({
    method: call.method,
    url: basePath + call.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    handler: async (request, reply) => {
      const outcome = await answer(house, call, handler, request);
      return isRefusal(outcome) ? sendRefusal(reply, outcome) : sendReply(reply, call, outcome);
    },
  });
}

/** Gate, then input, then handler: always in this order, so that a stranger learns nothing from validation. */
async function answer(
  house: House,
  call: Call,
  handler: AnyHandler,
  request: FastifyRequest,
): Promise<unknown> {
  const caller = await passGate(house, call, request);
  if (isRefusal(caller)) return caller;
  const input = readInput(call, request);
  if (isRefusal(input)) return input;
  const context = { ...house, caller, locale: localeOf(request), ip: request.ip, log: request.log };
  return handler(context, input);
}

function sendReply(reply: FastifyReply, call: Call, value: unknown) {
  const body = JSON.stringify(z.encode(call.reply as z.ZodType, value));
  return reply
    .code(call.status ?? 200)
    .type('application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(body);
}

export function sendRefusal(reply: FastifyReply, refusal: Refusal) {
  const { status } = errorCatalogue[refusal.refused];
  const wait = retryAfter(refusal.details);
  if (wait !== undefined) reply.header('retry-after', wait);
  return reply.code(status).header('cache-control', 'no-store').send(errorBody(refusal, reply.request.id));
}

function retryAfter(details: unknown): number | undefined {
  const seconds = (details as { retryAfterSeconds?: unknown } | undefined)?.retryAfterSeconds;
  return typeof seconds === 'number' ? seconds : undefined;
}
