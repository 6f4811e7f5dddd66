import {
  type Call,
  type FieldProblem,
  problemsOf,
  type Refusal,
  refuse,
  type Shape,
  sentences,
} from '@traip/contract';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { measure } from './measure.ts';

/** The parts of a request, each as its shape has read it. */
export type CallInputs = Readonly<Record<(typeof parts)[number] | 'file', unknown>>;

const parts = ['params', 'query', 'body'] as const;

/** The input of a call, read through its shapes; or one refusal that names every wrong field, as long as that can be read. */
export function readInput(
  call: Call,
  request: FastifyRequest,
): CallInputs | Refusal<'BAD_REQUEST' | 'FILE_TYPE_UNSUPPORTED'> {
  if (call.upload && !Buffer.isBuffer(request.body))
    return refuse('FILE_TYPE_UNSUPPORTED', { field: 'file' });
  const { values, depth } = measure(request.body, deepest);
  if (depth > deepest) return refuse('BAD_REQUEST', { field: 'body', details: [tooDeep] });
  const input: Record<string, unknown> = {};
  const problems: FieldProblem[] = [];
  for (const part of parts) {
    const value = part === 'body' ? (request.body ?? {}) : request[part];
    const result = readPart(call[part], value, values <= mostTold);
    if (result?.success === false) problems.push(...problemsOf(result.error, part));
    else input[part] = result?.data;
  }
  const [first] = problems;
  if (first) return refuse('BAD_REQUEST', { field: first.field, details: problems });
  return {
    params: input.params,
    query: input.query,
    body: input.body,
    file: call.upload ? request.body : undefined,
  };
}

/** Deeper than the parameters of any format. */
const deepest = 32;
const tooDeep: FieldProblem = { field: 'body', message: sentences.TOO_DEEP };

/** Of how many values all that is wrong is told. A file of thousands has its first mistake named: it may have a million. */
const mostTold = 1_000;

/** Stops at the first mistake, as Zod does where it only asks whether there is one. */
const atOnce: z.core.ParseContextInternal<z.core.$ZodIssue> = { reportInput: true, abortEarly: true };

function readPart(shape: Shape | undefined, value: unknown, tellsAll: boolean) {
  if (!shape) return undefined;
  const read = z.safeParse(shape as z.ZodType, value, atOnce);
  return read.success || !tellsAll ? read : z.safeParse(shape as z.ZodType, value, { reportInput: true });
}
