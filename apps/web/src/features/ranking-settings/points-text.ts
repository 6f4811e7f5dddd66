import { usualPoints } from '@traip/contract';

/** Points as people write them: "100, 70, 50". */
export function pointsText(points: readonly number[]): string {
  return (points.length === 0 ? usualPoints : points).join(', ');
}

/** Anything that is no number makes it unreadable, and the form says so. */
export function readPoints(text: string): number[] {
  return text
    .split(/[\s,;]+/)
    .filter((part) => part !== '')
    .map(Number);
}
