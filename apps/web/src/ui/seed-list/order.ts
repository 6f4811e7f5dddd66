/** Indexes count from 0. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const next = [...list];
  const removed = next.splice(from, 1);
  next.splice(Math.max(0, Math.min(next.length, to)), 0, ...removed);
  return next;
}
