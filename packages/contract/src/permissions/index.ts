export * from './access.ts';
export * from './competition.ts';
export * from './organisation.ts';
export * from './privacy.ts';
export * from './team.ts';
export * from './token-scopes.ts';
