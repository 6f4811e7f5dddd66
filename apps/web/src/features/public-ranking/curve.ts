interface Point {
  readonly x: number;
  readonly y: number;
}

interface Box {
  readonly width: number;
  readonly height: number;
}

const edge = 4;
const round = (value: number) => Math.round(value * 10) / 10;

/**
 * From left to right, highest on top and lowest at the bottom: ratings change little compared to their size.
 */
export function curvePoints(values: readonly number[], { width, height }: Box): readonly Point[] {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const step = values.length > 1 ? (width - 2 * edge) / (values.length - 1) : 0;
  const share = (value: number) => (high === low ? 0.5 : (value - low) / (high - low));
  return values.map((value, at) => ({
    x: round(edge + at * step),
    y: round(height - edge - share(value) * (height - 2 * edge)),
  }));
}
