/** How the proxy tells the pages the nonce of the content security policy. */
export const nonceHeader = 'x-nonce';
