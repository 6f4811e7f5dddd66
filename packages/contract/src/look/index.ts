export { contrast, shifted } from './contrast.ts';
export { grounds, leastContrast, type Shades, shadesOf, veil } from './shades.ts';
