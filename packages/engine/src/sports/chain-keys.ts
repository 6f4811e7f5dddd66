/** Whose order of criteria breaks a tie; `standings/chains.ts` says what each of them is. */
export const chainKeys = [
  'RFEF',
  'UEFA',
  'FIFA',
  'FIBA',
  'EHF',
  'FIVB',
  'WR',
  'FIH',
  'DIRECT',
  'RACKET',
  'ITTF',
  'TIES',
  'DAVIS',
  'WBSC',
  'AF',
  'HOLES',
  'COMBAT',
  'NORDIC',
  'SERIES',
  'PARTNERS',
] as const;

export type ChainKey = (typeof chainKeys)[number];
