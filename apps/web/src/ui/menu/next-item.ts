/** The item that a key moves to; null if none. A letter moves to the next item that begins with it. */
export function nextItem(texts: readonly string[], current: number, key: string): number | null {
  const { length } = texts;
  if (length === 0) return null;
  if (key === 'ArrowDown') return (current + 1) % length;
  if (key === 'ArrowUp') return (Math.max(current, 0) - 1 + length) % length;
  if (key === 'Home') return 0;
  if (key === 'End') return length - 1;
  if (key.length !== 1 || key === ' ') return null;
  const after = texts.map((_, index) => (current + 1 + index) % length);
  return after.find((index) => texts[index]?.trim().toLowerCase().startsWith(key.toLowerCase())) ?? null;
}
