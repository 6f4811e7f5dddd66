import type { Localised } from '../../src/sports/index.ts';
import type { Options, ParsedArguments } from './arguments.ts';
import type { InputError } from './input-error.ts';

export type Language = 'es' | 'en';

/** What the world outside gives to a command. */
export interface Environment {
  readonly language: Language;
  /** The text of a file, named as the caller names it. */
  read(path: string): string | InputError;
  /** Milliseconds that only ever grow. */
  now(): number;
}

/** What a command prints: `out` for programs, `notes` for people. */
export interface Answer {
  readonly out: string;
  readonly notes?: readonly Localised[];
}

/** One thing that can be asked of the engine. */
export interface Command {
  readonly name: string;
  readonly usage: string;
  readonly about: Localised;
  readonly options: Options;
  /** What its one word is called in an error. */
  readonly word: Localised;
  run(
    word: string,
    given: ParsedArguments,
    around: Environment,
  ): Answer | InputError | Promise<Answer | InputError>;
}
