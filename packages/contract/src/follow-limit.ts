/** How much one person or device can follow. A separate file, because public pages need no shapes. */
export const followLimit = 200;
