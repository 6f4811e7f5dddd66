/** Apart from the lists: forms that need a list of competitions load no shape of a match. */
export const timelines = ['PAST', 'TODAY', 'UPCOMING', 'LIVE'] as const;
