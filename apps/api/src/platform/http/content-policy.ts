/** For responses that aren't pages: they run nothing, load nothing and are never framed. */
export const dataPolicy = "default-src 'none'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'";

/** A page of text with its own styles. */
export const textPagePolicy = `${dataPolicy}; style-src 'unsafe-inline'`;
