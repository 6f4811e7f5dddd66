import type { Localised } from '../../src/sports/index.ts';
import type { Given, Options } from './arguments.ts';
import type { Complaint } from './complaint.ts';

export type Language = 'es' | 'en';

/** What the world outside gives to a command. */
export interface Surroundings {
  readonly language: Language;
  /** The text of a file, named as the caller names it. */
  read(path: string): string | Complaint;
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
  /** What its one word is called in a complaint. */
  readonly word: Localised;
  run(word: string, given: Given, around: Surroundings): Answer | Complaint;
}
