/** Set by the proxy for the pages. */
export const nonceHeader = 'x-nonce';
