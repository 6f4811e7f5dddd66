/** The federation whose criteria break ties; `standings/chains.ts` defines each one. */
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
