/** Marks a page on which somebody plays right now: its scripts don't wait until they are needed. */
export function LiveNow() {
  return <span hidden data-live="" />;
}
