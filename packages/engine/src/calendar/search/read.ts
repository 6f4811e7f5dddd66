/** Reads an existing number from an array. */
export function read(numbers: Int32Array, index: number): number {
  return numbers[index] as number;
}
