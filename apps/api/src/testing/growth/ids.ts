/** The id prefix of each kind; the row number completes it. Later rows have later ids, as in real data. */
const prefixes = {
  organisation: '01900001',
  user: '01900002',
  team: '01900003',
  traip: '01900004',
  season: '01900005',
  category: '01900006',
  competition: '01900007',
  phase: '01900008',
  participation: '01900009',
  match: '0190000a',
  event: '0190000b',
  lineup: '0190000c',
  venue: '0190000d',
  field: '0190000e',
  licence: '0190000f',
} as const;

type Kind = keyof typeof prefixes;

/** SQL for the id of the n-th row of a kind, so that references need no lookup. */
export function idIn(kind: Kind, number: string): string {
  return `('${prefixes[kind]}-0000-7000-8000-' || lpad(to_hex((${number})::bigint), 12, '0'))::uuid`;
}

export function idOf(kind: Kind, number: number): string {
  return `${prefixes[kind]}-0000-7000-8000-${number.toString(16).padStart(12, '0')}`;
}
