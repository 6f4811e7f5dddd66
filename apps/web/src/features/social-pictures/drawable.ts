/**
 * Letters that our fonts have, and that are written one after the other from left to right: the picture maker knows no
 * other way. For a letter that they lack it would ask a server somewhere for a font.
 */
const strange =
  /[^\u0020-\u007e\u00a0-\u024f\u0370-\u0377\u037a-\u037f\u0384-\u038a\u038c\u038e-\u03a1\u03a3-\u03ff\u0400-\u04ff\u1e00-\u1eff\u2013\u2014\u2018-\u201d\u2022\u2026]/gu;

/** A text that can be drawn; what nothing is left of is called by its code. */
export function drawable(text: string, code = ''): string {
  const left = text.replace(strange, '').replace(/\s+/g, ' ').trim();
  return left === '' ? code : left;
}

/** Names are cut where a picture has no room for them. */
export function within(text: string, most: number): string {
  const letters = [...text];
  return letters.length <= most
    ? text
    : `${letters
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`;
}
