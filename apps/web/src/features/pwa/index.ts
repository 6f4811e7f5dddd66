export { keepLoadedFiles } from './worker.ts';
