/** Handicap indexes in tenths of a stroke. */
export const handicapLimits = { min: -100, max: 540 } as const;

/**
 * Parses a handicap index: 12,4 or 12.4 or 12. A plus handicap is written +2.1 on cards and −2.1 in lists:
 * both are negative. In tenths; null for anything else, and beyond the limits.
 */
export function parseHandicap(text: string): number | null {
  const [, sign = '', whole = '', tenth = '0'] = /^([+−-]?)(\d{1,2})(?:[.,](\d))?$/.exec(text.trim()) ?? [];
  if (whole === '') return null;
  const tenths = Number(whole) * 10 + Number(tenth);
  const index = sign === '' ? tenths : 0 - tenths;
  return index >= handicapLimits.min && index <= handicapLimits.max ? index : null;
}
