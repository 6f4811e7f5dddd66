export * from './layout.ts';
export * from './progress.ts';
export * from './result.ts';
export * from './tie.ts';
