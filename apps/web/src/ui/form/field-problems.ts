import { CallFailure, type FieldProblem } from '@traip/contract';

/** Refused fields that this form has; the rest concerns the form as a whole. */
export function fieldProblems(failure: unknown, values: object): FieldProblem[] {
  if (!(failure instanceof CallFailure)) return [];
  const { problems, said: message, error } = failure;
  const named = error?.field !== undefined && message ? [{ field: error.field, message }] : [];
  // Field errors are more precise than the refusal as a whole.
  return (problems.length > 0 ? problems : named).filter(({ field }) => hasField(values, field));
}

/** Whether a path such as `taxIdentifiers.0.value` exists in the form, filled in or not. */
function hasField(values: object, path: string): boolean {
  let value: unknown = values;
  for (const part of path.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, part)) return false;
    value = (value as Record<string, unknown>)[part];
  }
  return true;
}
