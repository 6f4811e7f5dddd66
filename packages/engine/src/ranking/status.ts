/** Why there is no mark, or none that counts. */
export const statuses = [
  'LAP', // lapped and taken out
  'OTL', // over the time limit
  'DNF',
  'NM', // no mark
  'NH', // no height
  'NT', // no time
  'NC', // not classified
  'NR', // no return: a card that is not complete
  'RET',
  'DSQ',
  'DQ',
  'DNS',
  'WDR', // withdrawn before
  'WD',
  'EXH', // outside competition: a mark, never a place
  'CUT',
  'MC', // missed the cut
  'MDF', // made the cut, did not finish
] as const;

export type Status = (typeof statuses)[number];

const withoutMark: ReadonlySet<Status> = new Set(['DNS', 'DNF', 'WDR', 'WD', 'NM', 'NT', 'NH']);

/** Whether a mark contradicts the status. A disqualification hides a mark, and a lapped rider may have one. */
export function hasNoMark(status: Status): boolean {
  return withoutMark.has(status);
}

const withoutAttempt: ReadonlySet<Status> = new Set(['DNS', 'NM', 'NH', 'NT']);

/** Whether this status can come without any counting attempt or round; retiring later can have some. */
export function allowsNoMarks(status: Status | null): boolean {
  return status !== null && withoutAttempt.has(status);
}

/** Whether two spellings mean the same status. */
export function sameStatus(a: Status, b: Status): boolean {
  return spelled(a) === spelled(b);
}

function spelled(status: Status): Status {
  return status === 'DQ' ? 'DSQ' : status === 'WD' ? 'WDR' : status;
}
