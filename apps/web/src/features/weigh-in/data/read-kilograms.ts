/** "72,4", "72.4 kg" and "72" as a number; null if invalid. */
export function readKilograms(text: string): number | null {
  const found = /^(\d{1,3})(?:[.,](\d{1,2}))?\s*(?:kg)?$/i.exec(text.trim());
  return found ? Number(`${found[1]}.${found[2] ?? '0'}`) : null;
}
