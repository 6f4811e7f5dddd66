/** One criterion of a pair: its value, and how many bits it may need when all pairs are summed. */
export type Field = readonly [value: bigint, bits: number];

/** Bits that a sum up to a limit needs. */
export const bitsFor = (limit: number): number => limit.toString(2).length;

/** Criteria in one number, the first outweighing all after it. */
export function pack(fields: readonly Field[]): bigint {
  return fields.reduce((packed, [value, bits]) => (packed << BigInt(bits)) | value, 0n);
}

/** 1 for yes. */
export const flag = (yes: boolean): bigint => (yes ? 1n : 0n);
