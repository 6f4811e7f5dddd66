/** Browsers read a backslash as a slash and drop tabs and line breaks in a URL. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are exactly what is refused
const unsafeCharacters = /[\\\u0000-\u0020\u007f]/;

/** An encoded slash: after being decoded once too often, it would be `//other-host`. */
const encodedSlash = /%(?:25)*(?:2f|5c)/i;

/**
 * The path, query and fragment of a `callbackUrl` on our own origin, or null. Anything doubtful is refused,
 * not repaired.
 */
export function safeCallback(url: string | null | undefined, ownOrigin: string): string | null {
  if (!url || unsafeCharacters.test(url)) return null;
  if (!url.startsWith('/') && !/^https?:\/\//i.test(url)) return null;
  const target = URL.parse(url, ownOrigin);
  if (target === null || target.origin !== ownOrigin || target.username !== '' || target.password !== '')
    return null;
  // `/.//evil.example` resolves to a path that on its own names another host.
  if (target.pathname.startsWith('//') || encodedSlash.test(target.pathname)) return null;
  return target.pathname + target.search + target.hash;
}
