import { defaultPoints } from '@traip/contract';

/** Points as people write them: "100, 70, 50". */
export function pointsText(points: readonly number[]): string {
  return (points.length === 0 ? defaultPoints : points).join(', ');
}

/** Empty if anything isn't a whole number: the form then asks for points. */
export function readPoints(text: string): number[] {
  const parts = text.split(/[\s,;]+/).filter((part) => part !== '');
  const points = parts.map(Number);
  return points.every(Number.isInteger) ? points : [];
}
