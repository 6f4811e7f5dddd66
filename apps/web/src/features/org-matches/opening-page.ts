interface TimelineCount {
  readonly timeline: string;
  readonly count: number;
}

/** The list begins with the oldest match and opens on the page of the first one that is not over. */
export function openingPage(timelines: readonly TimelineCount[], total: number, limit: number): number {
  const past = timelines.find(({ timeline }) => timeline === 'PAST')?.count ?? 0;
  const last = Math.max(1, Math.ceil(total / limit));
  return Math.min(last, Math.floor(past / limit) + 1);
}
