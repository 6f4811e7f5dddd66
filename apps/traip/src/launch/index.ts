export { freePort } from './free-port.ts';
export { Product } from './product.ts';
