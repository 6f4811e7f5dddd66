import '../compile-cache.ts';

await import('./run.ts');
