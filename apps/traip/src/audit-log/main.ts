import '../compile-cache.ts';

await import('./verify.ts');
