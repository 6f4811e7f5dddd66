type WithDash<T extends string> = T extends `${infer A}:${infer B}` ? `${A}-${B}` : T;

/** Message keys can't contain colons. */
export function sortKey<T extends string>(sort: T): WithDash<T> {
  return sort.replace(':', '-') as WithDash<T>;
}
