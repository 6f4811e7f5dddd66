import { crc32 } from 'node:zlib';

/**
 * The CRC-32 of a text with gaps, for whatever fills them, without reading the text again. CRC-32 is the remainder of a
 * division of polynomials over GF(2), so filling the gaps adds to it: the filling, times x to the power of the bits that
 * follow each gap. What the gaps have in common is one factor, computed once.
 */
export function crc32Template(
  blank: Buffer,
  gaps: readonly number[],
  width: number,
): (filling: Buffer) => number {
  const crcOfBlank = crc32(blank);
  const crcOfZeros = crc32(Buffer.alloc(width));
  let factor = 0;
  for (const at of gaps) factor ^= powerOfByte(blank.length - at - width);
  return (filling) => (crcOfBlank ^ multiply(factor, crc32(filling) ^ crcOfZeros)) >>> 0;
}

/** The lowest bit is the highest power, as everywhere in CRC-32. */
const polynomial = 0xedb88320;
const one = 0x80000000;
const oneByte = 0x00800000;

/** The product of two polynomials, modulo that of the CRC. */
function multiply(left: number, right: number): number {
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
  for (let [left, square] = [exponent, oneByte]; left > 0; left >>>= 1, square = multiply(square, square)) {
    if (left & 1) power = multiply(power, square);
  }
  return power;
}
