export { useKeepFiles } from './use-keep-files.ts';
export { keepPage } from './worker.ts';
