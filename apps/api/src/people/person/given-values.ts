type Given<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

/** What a change says: what it leaves out stays as it is. */
export function givenValues<T extends object>(change: T): Given<T> {
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)) as Given<T>;
}
