export const nullIfEmpty = (value: string | null) => (value === '' || value === null ? null : value);

/** Without a code, one is generated from the name. */
export const undefinedIfEmpty = (value: string | undefined) => (value === '' ? undefined : value);

/** NaN is kept, so that validation reports it. */
export function numberOrNull(value: string | number | null): number | null {
  if (value === null || value === '') return null;
  return typeof value === 'number' ? value : Number(value);
}
