/**
 * A name as one line of data: text typed by users cannot start a new line, nor hide characters that a model
 * sees and a reader does not.
 */
export function plain(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ').trim();
}

/** "Osos" in quotes: the text inside was typed by a user. */
export function quoted(text: string): string {
  return `“${plain(text).replaceAll('”', '"')}”`;
}
