type Given<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

/** The fields of a change with a value: missing fields stay as they are. */
export function givenValues<T extends object>(change: T): Given<T> {
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)) as Given<T>;
}
