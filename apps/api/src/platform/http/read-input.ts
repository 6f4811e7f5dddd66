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
import { measureBody } from './measure-body.ts';
import { unknownKeys } from './unknown-keys.ts';

/** The parts of a request, each parsed with its shape. */
export type CallInputs = Readonly<Record<(typeof parts)[number] | 'file', unknown>>;

const parts = ['params', 'query', 'body'] as const;

/** Parses the input of a call; or one refusal that lists every invalid field, unless the body is too large for that. */
export function readInput(call: Call, request: FastifyRequest): CallInputs | Refusal {
  if (call.upload && !Buffer.isBuffer(request.body))
    return refuse(call.upload.unsupported, { field: 'file' });
  const { values, depth } = measureBody(request.body, maxDepth);
  if (depth > maxDepth) return refuse('BAD_REQUEST', { field: 'body', details: [tooDeep] });
  const input: Record<string, unknown> = {};
  const problems: FieldProblem[] = [];
  for (const part of parts) {
    const value = part === 'body' ? (request.body ?? {}) : request[part];
    const result = readPart(call[part], value, values <= maxValuesFullyChecked);
    if (result?.success === false) problems.push(...problemsOf(result.error, part));
    else input[part] = result?.data;
    if (part !== 'params') problems.push(...unknownKeys(call, part, value));
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
const maxDepth = 32;
const tooDeep: FieldProblem = { field: 'body', message: sentences.TOO_DEEP };

/** In a larger body only the first problem is reported: there could be a million. */
const maxValuesFullyChecked = 1_000;

/** Makes Zod stop at the first issue. */
const firstIssueOnly: z.core.ParseContextInternal<z.core.$ZodIssue> = { reportInput: true, abortEarly: true };

function readPart(shape: Shape | undefined, value: unknown, reportsAll: boolean) {
  if (!shape) return undefined;
  const read = z.safeParse(shape as z.ZodType, value, firstIssueOnly);
  return read.success || !reportsAll ? read : z.safeParse(shape as z.ZodType, value, { reportInput: true });
}
