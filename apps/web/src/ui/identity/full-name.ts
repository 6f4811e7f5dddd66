/** Surnames may be empty: for people in a squad, one name is enough. */
export function fullName({
  firstName,
  surnames,
}: {
  readonly firstName: string;
  readonly surnames: string;
}): string {
  return `${firstName} ${surnames}`.trim();
}
