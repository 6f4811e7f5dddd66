import type { Localised } from '@traip/engine';
import type { z } from 'zod';
import type { FieldProblem } from './error-body.ts';
import { type SentenceKey, sentences } from './sentences/sentences.ts';

type Issue = z.core.$ZodIssue;

/** The sentence for one mistake, in both languages. */
function sentenceFor(issue: Issue): Localised {
  if (issue.message in sentences) return sentences[issue.message as SentenceKey];
  switch (issue.code) {
    case 'invalid_type':
      return wrongType(issue);
    case 'too_small':
      return tooSmall(issue);
    case 'too_big':
      return tooBig(issue);
    case 'invalid_value':
      return sentences.NOT_AN_OPTION;
    case 'unrecognized_keys':
      return sentences.UNKNOWN_FIELD;
    default:
      return sentences.INVALID;
  }
}

/** Each invalid field once, with its first problem. */
export function problemsOf(error: z.core.$ZodError, within?: string): FieldProblem[] {
  const byField = new Map<string, FieldProblem>();
  for (const issue of error.issues.flatMap(intendedIssues)) {
    const field = fieldOf(issue, within);
    if (!byField.has(field)) byField.set(field, { field, message: sentenceFor(issue) });
  }
  return [...byField.values()];
}

/**
 * The problems of the intended shape in a union: the one with the least missing, and on a tie the one that
 * matches more of the input.
 */
function intendedIssues(issue: Issue): readonly Issue[] {
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [issue];
  const shapes = issue.errors.map((issues) =>
    issues.flatMap((inner) => intendedIssues({ ...inner, path: [...issue.path, ...inner.path] } as Issue)),
  );
  const missing = (issues: readonly Issue[]) => issues.filter(({ input }) => input === undefined).length;
  return shapes.reduce((best, next) => {
    const more = missing(next) - missing(best);
    return more < 0 || (more === 0 && next.length >= best.length) ? next : best;
  });
}

function fieldOf(issue: Issue, within: string | undefined): string {
  const path = issue.code === 'unrecognized_keys' ? [...issue.path, issue.keys[0] ?? ''] : issue.path;
  const field = path.map(String).join('.');
  return field === '' ? (within ?? 'body') : field;
}

function wrongType(issue: Issue & { code: 'invalid_type' }): Localised {
  if (issue.input === undefined || issue.input === null) return sentences.REQUIRED;
  if (issue.expected === 'string') return sentences.NOT_A_STRING;
  if (issue.expected === 'number' || issue.expected === 'int') return sentences.NOT_A_NUMBER;
  return sentences.INVALID;
}

function tooSmall({ origin, minimum }: Issue & { code: 'too_small' }): Localised {
  if (origin !== 'string')
    return { es: `Tiene que ser ${minimum} o más.`, en: `Must be ${minimum} or more.` };
  if (minimum === 1) return sentences.REQUIRED;
  return { es: `Necesita al menos ${minimum} caracteres.`, en: `Must be at least ${minimum} characters.` };
}

function tooBig({ origin, maximum }: Issue & { code: 'too_big' }): Localised {
  if (origin !== 'string')
    return { es: `Tiene que ser ${maximum} o menos.`, en: `Must be ${maximum} or less.` };
  return {
    es: `Puede tener ${maximum} caracteres como mucho.`,
    en: `Must be at most ${maximum} characters.`,
  };
}
