import { type Call, type FieldProblem, problemsOf, type Refusal, refuse, type Shape } from '@traip/contract';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';

const parts = ['params', 'query', 'body'] as const;

/** The input of a call, read through its shapes; or one refusal that names every wrong field. */
export function readInput(
  call: Call,
  request: FastifyRequest,
): Record<(typeof parts)[number], unknown> | Refusal<'BAD_REQUEST'> {
  const input: Record<string, unknown> = {};
  const problems: FieldProblem[] = [];
  for (const part of parts) {
    const result = readPart(call[part], part === 'body' ? (request.body ?? {}) : request[part]);
    if (result?.success === false) problems.push(...problemsOf(result.error, part));
    else input[part] = result?.data;
  }
  const [first] = problems;
  if (first) return refuse('BAD_REQUEST', { field: first.field, details: problems });
  return { params: input.params, query: input.query, body: input.body };
}

function readPart(shape: Shape | undefined, value: unknown) {
  return shape ? z.safeParse(shape as z.ZodType, value, { reportInput: true }) : undefined;
}
