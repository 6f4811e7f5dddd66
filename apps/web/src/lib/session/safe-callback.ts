/** Browsers read a backslash as a slash and drop tabs and line breaks inside an address. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are exactly what is refused
const deceptiveCharacters = /[\\\u0000-\u0020\u007f]/;

/** A slash in disguise: whoever decodes it once too often would read `//other-host`. */
const disguisedSlash = /%(?:25)*(?:2f|5c)/i;

/**
 * Where a `callbackUrl` may lead: the path, query and fragment of an address of our own, or null. Everything
 * that is not plainly ours is refused rather than repaired.
 */
export function safeCallback(url: string | null | undefined, ownOrigin: string): string | null {
  if (!url || deceptiveCharacters.test(url)) return null;
  if (!url.startsWith('/') && !/^https?:\/\//i.test(url)) return null;
  const target = URL.parse(url, ownOrigin);
  if (target === null || target.origin !== ownOrigin || target.username !== '' || target.password !== '')
    return null;
  // `/.//evil.example` resolves to a path that, used alone, names another host.
  if (target.pathname.startsWith('//') || disguisedSlash.test(target.pathname)) return null;
  return target.pathname + target.search + target.hash;
}
