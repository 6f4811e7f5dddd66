/**
 * A name as one line of data: what people typed cannot start a line of its own, nor hide characters that no reader sees
 * and a model does.
 */
export function plain(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ').trim();
}

/** "Osos", between quotes: what is inside was written by somebody. */
export function quoted(text: string): string {
  return `“${plain(text).replaceAll('”', '"')}”`;
}
