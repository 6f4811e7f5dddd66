export * from './sports/index.ts';
