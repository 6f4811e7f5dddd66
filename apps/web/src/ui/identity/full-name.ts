/** Surnames may be empty: one name is enough for somebody of a squad. */
export function fullName({
  firstName,
  surnames,
}: {
  readonly firstName: string;
  readonly surnames: string;
}): string {
  return `${firstName} ${surnames}`.trim();
}
