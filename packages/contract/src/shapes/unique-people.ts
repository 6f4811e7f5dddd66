/** No id appears twice. */
export function hasUniquePeople(people: readonly { readonly personId?: string | undefined }[]): boolean {
  const ids = people.flatMap(({ personId }) => personId ?? []);
  return new Set(ids).size === ids.length;
}
