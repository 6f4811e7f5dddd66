import type { Localised } from '../../src/sports/index.ts';
import type { Options, ParsedArguments } from './arguments.ts';
import type { InputError } from './input-error.ts';

export type Language = 'es' | 'en';

/** What a command needs from the outside world. */
export interface Environment {
  readonly language: Language;
  /** The text of a file, by the caller’s path. */
  read(path: string): string | InputError;
  /** A monotonic clock in milliseconds. */
  now(): number;
}

/** What a command prints: `out` for programs, `notes` for people. */
export interface Answer {
  readonly out: string;
  readonly notes?: readonly Localised[];
}

/** One command of the CLI. */
export interface Command {
  readonly name: string;
  readonly usage: string;
  readonly about: Localised;
  readonly options: Options;
  /** The name of its positional argument in errors. */
  readonly argumentName: Localised;
  run(
    argument: string,
    parsed: ParsedArguments,
    environment: Environment,
  ): Answer | InputError | Promise<Answer | InputError>;
}
