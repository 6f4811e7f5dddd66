type Defined<C> = { [K in keyof C]?: Exclude<C[K], undefined> };

/** A row as it will be after a change: fields missing from the change stay as they are. */
export function withChange<R extends object, C extends object>(row: R, change: C): R & Defined<C> {
  const given = Object.entries(change).filter(([, value]) => value !== undefined);
  return { ...row, ...(Object.fromEntries(given) as Defined<C>) };
}
