export { type Shades, shadesOf, veil } from './shades.ts';
