export { loadScreens } from './load-screens.ts';
export { Tv } from './tv.tsx';
