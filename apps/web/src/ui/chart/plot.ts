interface Point {
  readonly x: number;
  readonly y: number;
}

/** In viewBox units. */
export const box = { width: 96, height: 36 } as const;

const edge = 4;

/** From left to right, the largest on top. Equal values are at the bottom. */
export function linePoints(values: readonly number[]): readonly Point[] {
  const maxValue = Math.max(1, ...values);
  const step = values.length > 1 ? (box.width - 2 * edge) / (values.length - 1) : 0;
  return values.map((value, index) => ({
    x: round(edge + index * step),
    y: round(box.height - edge - (value / maxValue) * (box.height - 2 * edge)),
  }));
}

interface Bar extends Point {
  readonly width: number;
  readonly height: number;
}

/** Zero is a line of two units. */
export function bars(values: readonly number[]): readonly Bar[] {
  const maxValue = Math.max(1, ...values);
  const step = box.width / Math.max(1, values.length);
  return values.map((value, index) => {
    const height = round(Math.max(2, (value / maxValue) * box.height));
    return { x: round(index * step), y: round(box.height - height), width: round(step * 0.66), height };
  });
}

/** Half a pixel is enough. */
const round = (value: number) => Math.round(value * 10) / 10;
