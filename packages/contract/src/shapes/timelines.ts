/** Separate from the lists, so that forms with a list of competitions load no match shapes. */
export const timelines = ['PAST', 'TODAY', 'UPCOMING', 'LIVE'] as const;
