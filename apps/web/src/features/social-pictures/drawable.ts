/**
 * Anything but left-to-right letters in our fonts: for a missing letter the renderer would fetch a font from
 * a server.
 */
const strange =
  /[^\u0020-\u007e\u00a0-\u024f\u0370-\u0377\u037a-\u037f\u0384-\u038a\u038c\u038e-\u03a1\u03a3-\u03ff\u0400-\u04ff\u1e00-\u1eff\u2013\u2014\u2018-\u201d\u2022\u2026\u2212]/gu;

/** Falls back to the code if nothing drawable is left. */
export function drawable(text: string, code = ''): string {
  const left = text.replace(strange, '').replace(/\s+/g, ' ').trim();
  // A weight class doesn't break between number and unit.
  return left === '' ? code : left.replace(/(?<=\d) (?=kg\b)/g, '\u00a0');
}

/** Names are truncated to fit. */
export function truncate(text: string, maxLength: number): string {
  const letters = [...text];
  return letters.length <= maxLength
    ? text
    : `${letters
        .slice(0, maxLength - 1)
        .join('')
        .trimEnd()}…`;
}
