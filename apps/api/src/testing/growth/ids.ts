/** What each kind of row is called; the number makes it one of them. Later rows have later ids, as those of real life have. */
const kinds = {
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
} as const;

export type Kind = keyof typeof kinds;

/** The id of the n-th row of a kind, as SQL: whoever refers to it need not look it up. */
export function idIn(kind: Kind, number: string): string {
  return `('${kinds[kind]}-0000-7000-8000-' || lpad(to_hex((${number})::bigint), 12, '0'))::uuid`;
}

export function idOf(kind: Kind, number: number): string {
  return `${kinds[kind]}-0000-7000-8000-${number.toString(16).padStart(12, '0')}`;
}
