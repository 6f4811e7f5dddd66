import type { z } from 'zod';
import type { Context } from '../context/context.ts';
import type { ToolName } from '../words/words.ts';

interface Answer<O> {
  /** For people, and for models that read no structured output. */
  readonly text: string;
  readonly data: O;
}

export interface Tool<I extends z.ZodObject = z.ZodObject, O extends z.ZodObject = z.ZodObject> {
  readonly name: ToolName;
  /** For the model, always in English. */
  readonly description: string;
  readonly effect: 'READS' | 'WRITES';
  readonly input: I;
  readonly output: O;
  // A method, so that tools with different inputs fit into one list.
  run(context: Context, input: z.output<I>): Promise<Answer<z.output<O>>>;
}

/** Keeps the input and output types of a tool. */
export function tool<I extends z.ZodObject, O extends z.ZodObject>(definition: Tool<I, O>): Tool<I, O> {
  return definition;
}
