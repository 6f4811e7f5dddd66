import { crc32 } from 'node:zlib';

/**
 * The checksum of a text with holes, for whatever is put into them, without reading the text again. CRC-32 is the
 * remainder of a division of polynomials over GF(2), so filling the holes adds to it: the filling, times x to the power of
 * the bits that follow each hole. What the holes have in common is one factor, reckoned once.
 */
export function checksumWithHoles(
  blank: Buffer,
  holes: readonly number[],
  width: number,
): (filling: Buffer) => number {
  const sumOfBlank = crc32(blank);
  const sumOfZeros = crc32(Buffer.alloc(width));
  let factor = 0;
  for (const at of holes) factor ^= powerOfByte(blank.length - at - width);
  return (filling) => (sumOfBlank ^ times(factor, crc32(filling) ^ sumOfZeros)) >>> 0;
}

/** The lowest bit is the highest power, as everywhere in this checksum. */
const polynomial = 0xedb88320;
const one = 0x80000000;
const aByte = 0x00800000;

/** The product of two polynomials, modulo the one of the checksum. */
function times(left: number, right: number): number {
  let product = 0;
  let shifted = right;
  for (let bit = one; bit !== 0; bit >>>= 1) {
    if (left & bit) product ^= shifted;
    shifted = shifted & 1 ? (shifted >>> 1) ^ polynomial : shifted >>> 1;
  }
  return product;
}

function powerOfByte(exponent: number): number {
  let power = one;
  for (let [left, square] = [exponent, aByte]; left > 0; left >>>= 1, square = times(square, square)) {
    if (left & 1) power = times(power, square);
  }
  return power;
}
