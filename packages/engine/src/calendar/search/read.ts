/** The number at a place that is known to exist. */
export function read(numbers: Int32Array, index: number): number {
  return numbers[index] as number;
}
