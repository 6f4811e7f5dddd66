/** The list begins with the oldest match and opens on the page of the first unfinished one. */
export function openingPage(past: number, total: number, limit: number): number {
  const last = Math.max(1, Math.ceil(total / limit));
  return Math.min(last, Math.floor(past / limit) + 1);
}
