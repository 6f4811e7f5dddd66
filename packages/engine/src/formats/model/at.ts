/** The item at an index that is known to exist. */
export function at<T>(items: readonly T[], index: number): T {
  const item = items[index];
  if (item === undefined) throw new Error(`No item ${index} among ${items.length}`);
  return item;
}
