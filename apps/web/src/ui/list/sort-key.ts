type Dashed<T extends string> = T extends `${infer A}:${infer B}` ? `${A}-${B}` : T;

/** The name of an order among the messages, which have no colons in their names. */
export function sortKey<T extends string>(sort: T): Dashed<T> {
  return sort.replace(':', '-') as Dashed<T>;
}
