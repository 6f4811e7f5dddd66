import { table } from '@traip/engine';
new Worker(new URL('./worker.ts', import.meta.url));
run('apps/traip/src/child.ts', table);
