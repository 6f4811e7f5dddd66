import { TraipError } from '@traip/client';
import { type Context, Hint } from '../context/context.ts';

/** What failed and what to do next. Never reveals a secret or internals. */
export function failureText(
  { words, language }: Pick<Context, 'words' | 'language'>,
  failure: unknown,
): string {
  const { refusals } = words;
  if (failure instanceof Hint) return [failure.message, ...causeOf({ words, language }, failure)].join(' ');
  // `fetch` throws this when there is no answer.
  if (failure instanceof TypeError) return refusals.unreachable;
  if (!(failure instanceof TraipError)) return refusals.unexpected;
  const { code, texts, requestId, status } = failure;
  const parts = [
    texts?.[language] ?? `HTTP ${status}`,
    `(${code})`,
    ...fieldsOf(words.refusals.fields, failure, language),
    code === 'TOKEN_SCOPE_MISSING' ? refusals.scope(scopeOf(failure)) : refusals.hints[code],
    status >= 500 && requestId ? `requestId ${requestId}` : undefined,
  ];
  return parts.filter(Boolean).join(' ');
}

function causeOf(texts: Pick<Context, 'words' | 'language'>, { cause }: Hint): string[] {
  return cause === undefined ? [] : [failureText(texts, cause)];
}

function scopeOf({ details }: TraipError): string {
  const { scope } = (details ?? {}) as { readonly scope?: unknown };
  return typeof scope === 'string' ? scope : '?';
}

interface FieldProblem {
  readonly field?: unknown;
  readonly message?: { readonly es?: string; readonly en?: string };
}

/** The fields that are wrong, each with the product's own sentence. */
function fieldsOf(
  sentence: (fields: string) => string,
  { details, field }: TraipError,
  language: Context['language'],
): string[] {
  const problems = Array.isArray(details) ? (details as readonly FieldProblem[]) : [];
  const fieldMessages = problems.flatMap(({ field: of, message }) =>
    typeof of === 'string' ? [`${of}: ${message?.[language] ?? ''}`.trim()] : [],
  );
  if (fieldMessages.length > 0) return [sentence(fieldMessages.join('; '))];
  return field === undefined ? [] : [sentence(field)];
}
