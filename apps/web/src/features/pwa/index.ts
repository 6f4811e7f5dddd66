export { keepLoadedFiles, keepPage } from './worker.ts';
