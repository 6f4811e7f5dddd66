export { CourtStrip, Courts } from './court-strip.tsx';
export * from './load.ts';
export { NextMatches } from './next-matches.tsx';
