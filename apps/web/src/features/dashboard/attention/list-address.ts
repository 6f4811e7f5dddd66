/** How the list of matches writes into its address what its query calls otherwise. */
const lacking: Readonly<Record<string, string>> = {
  overdue: 'overdue',
  withoutReferee: 'referee',
  unscheduled: 'date',
  withoutLineup: 'lineup',
};

/** The address of the list of matches that a filter of the backend means. */
export function listAddress(orgCode: string, filter: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(filter)) {
    const pending = lacking[name];
    if (pending === undefined) query.set(name, value);
    else if (value === 'true') query.set('pending', pending);
  }
  return `/dashboard/${orgCode}/matches?${query}`;
}
