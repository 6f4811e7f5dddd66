/** How much one person or one device can follow. Apart, because public pages need nothing else of the shapes. */
export const followLimit = 200;
