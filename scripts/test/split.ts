/** A source of numbers between 0 and 1 that repeats itself for the same seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function shuffled<T>(items: readonly T[], seed: number): T[] {
  const random = randomFrom(seed);
  const keyed = items.map((item) => ({ item, key: random() }));
  return keyed.sort((one, other) => one.key - other.key).map(({ item }) => item);
}

export type Weighed = { readonly file: string; readonly weight: number };

/**
 * Deals shuffled files out to shards of about the same weight. The outcome depends on nothing but the files and the
 * seed: what one file leaves behind meets the same next file again.
 */
export function split(files: readonly Weighed[], count: number, seed: number): string[][] {
  const shards = Array.from({ length: Math.min(count, files.length) }, () => ({
    weight: 0,
    files: [] as string[],
  }));
  const heaviestFirst = shuffled(files, seed).sort((one, other) => other.weight - one.weight);
  for (const { file, weight } of heaviestFirst) {
    const lightest = shards.reduce((least, shard) => (shard.weight < least.weight ? shard : least));
    lightest.files.push(file);
    lightest.weight += weight;
  }
  return shards.map((shard, index) => shuffled(shard.files, seed + index));
}
