import { type Call, type FieldProblem, problemsOf, type Refusal, refuse, type Shape } from '@traip/contract';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';

/** The parts of a request, each as its shape has read it. */
export type CallInputs = Readonly<Record<(typeof parts)[number] | 'file', unknown>>;

const parts = ['params', 'query', 'body'] as const;

/** The input of a call, read through its shapes; or one refusal that names every wrong field. */
export function readInput(
  call: Call,
  request: FastifyRequest,
): CallInputs | Refusal<'BAD_REQUEST' | 'FILE_TYPE_UNSUPPORTED'> {
  if (call.upload && !Buffer.isBuffer(request.body))
    return refuse('FILE_TYPE_UNSUPPORTED', { field: 'file' });
  const input: Record<string, unknown> = {};
  const problems: FieldProblem[] = [];
  for (const part of parts) {
    const result = readPart(call[part], part === 'body' ? (request.body ?? {}) : request[part]);
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

function readPart(shape: Shape | undefined, value: unknown) {
  return shape ? z.safeParse(shape as z.ZodType, value, { reportInput: true }) : undefined;
}
