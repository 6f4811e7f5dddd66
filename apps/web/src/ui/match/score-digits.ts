interface Score {
  readonly home: number;
  readonly away: number;
}

/** How many digits the longer side of a score has: by it style sheets choose how large it is written. */
export function scoreDigits({ home, away }: Score): number {
  return `${Math.max(home, away)}`.length;
}
