import type { Project } from './project.ts';

/** One place that breaks a rule. */
export type Violation = {
  readonly file: string;
  readonly line: number;
  readonly rule: string;
  readonly why: string;
};

export type Finding = {
  /** How many files were checked: a check that saw none has proved nothing. */
  readonly checked: number;
  readonly violations: readonly Violation[];
  /** Anything else the reader should know, such as how much could not be decided. */
  readonly note?: string;
};

export type Check = { readonly name: string; readonly run: (project: Project) => Finding };

/** The line of an offset in a text, counted from 1. */
export function lineAt(text: string, offset: number): number {
  let line = 1;
  for (let index = text.indexOf('\n'); index !== -1 && index < offset; index = text.indexOf('\n', index + 1))
    line++;
  return line;
}
