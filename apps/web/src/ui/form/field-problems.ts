import { CallFailure, type FieldProblem } from '@traip/contract';

/** What the backend refused about single fields that this form has; the rest concerns the form as a whole. */
export function fieldProblems(failure: unknown, values: object): FieldProblem[] {
  if (!(failure instanceof CallFailure)) return [];
  const { problems, said, error } = failure;
  const named = error?.field !== undefined && said ? [{ field: error.field, message: said }] : [];
  // What is told field by field says more than the refusal as a whole.
  return (problems.length > 0 ? problems : named).filter(({ field }) => hasField(values, field));
}

/** Whether a path such as `taxIdentifiers.0.value` leads to a place in the form, filled in or not. */
function hasField(values: object, path: string): boolean {
  let place: unknown = values;
  for (const part of path.split('.')) {
    if (typeof place !== 'object' || place === null || !Object.hasOwn(place, part)) return false;
    place = (place as Record<string, unknown>)[part];
  }
  return true;
}
