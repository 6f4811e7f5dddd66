/** What is not a page: it runs nothing, loads nothing and is never framed. */
export const dataPolicy = "default-src 'none'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'";

/** A page of text with styles of its own. */
export const textPagePolicy = `${dataPolicy}; style-src 'unsafe-inline'`;
