interface Score {
  readonly home: number;
  readonly away: number;
}

/** The digits of the longer side: style sheets derive the font size from it. */
export function scoreDigits({ home, away }: Score): number {
  return `${Math.max(home, away)}`.length;
}
