import type { RaceRecord } from '../lock/queries.ts';

const inGolf = {
  BIB_TWICE: 'NUMBER_TWICE',
  BIB_INVALID: 'NUMBER_INVALID',
  HEAT_INVALID: 'GROUP_INVALID',
} as const;

/** Golfers have numbers and groups instead of bibs and heats, so their refusals are worded differently. */
export function numbered<C extends string>({ kind }: Pick<RaceRecord, 'kind'>, code: C): InGolf<C> {
  const known: Readonly<Record<string, string>> = inGolf;
  return (kind === 'GOLF' ? (known[code] ?? code) : code) as InGolf<C>;
}

type InGolf<C extends string> = C | (C extends keyof typeof inGolf ? (typeof inGolf)[C] : never);
