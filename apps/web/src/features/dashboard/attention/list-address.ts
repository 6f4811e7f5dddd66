/** Query parameters whose names in the list's URL differ. */
const pendingParams: Readonly<Record<string, string>> = {
  conflicting: 'conflict',
  disputed: 'dispute',
  overdue: 'overdue',
  unofficial: 'close',
  withoutReferee: 'referee',
  unscheduled: 'date',
  withoutLineup: 'lineup',
};

/** The list URL for a filter of the backend. */
export function listAddress(orgCode: string, filter: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(filter)) {
    const pending = pendingParams[name];
    if (pending === undefined) query.set(name, value);
    else if (value === 'true') query.set('pending', pending);
  }
  return `/dashboard/${orgCode}/matches?${query}`;
}
