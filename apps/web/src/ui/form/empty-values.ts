/** An empty field is no value. */
export const nullIfEmpty = (value: string | null) => (value === '' || value === null ? null : value);

/** An empty code is no code: then one is made from the name. */
export const undefinedIfEmpty = (value: string | undefined) => (value === '' ? undefined : value);

/** Not a number stays what was written, so that the shape can say what is wrong with it. */
export function numberOrNull(value: string | number | null): number | null {
  if (value === null || value === '') return null;
  return typeof value === 'number' ? value : Number(value);
}
