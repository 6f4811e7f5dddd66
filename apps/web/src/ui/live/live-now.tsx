/** Marks a page that shows a live match: its scripts aren't deferred. */
export function LiveNow() {
  return <span hidden data-live="" />;
}
