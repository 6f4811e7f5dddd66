/**
 * What can differ on the embedded database, and is therefore run on it although the whole suite runs on PostgreSQL:
 * its dialect, migrations, transactions and locks, statements that carry several queries, requests sent twice, the audit log,
 * jobs, live updates, search, backups and query plans, the rights of an organisation's token, seasons that are imported
 * whole, and at least one call of every resource (every-resource.test.ts).
 */
const folders = [
  'db',
  'once',
  'audit-log',
  'jobs',
  'live',
  'search',
  'backup',
  'concurrency',
  'growth',
  'statements',
];

export const embeddedPatterns: readonly string[] = [
  ...folders.map((folder) => `apps/api/src/**/${folder}/**/*.test.ts`),
  'apps/api/src/platform/audit/audit-log.test.ts',
  'apps/api/src/testing/permission-matrix/every-resource.test.ts',
  'apps/api/src/people/access-token/organisation-token.test.ts',
  'apps/api/src/people/app/authorization.test.ts',
  'apps/api/src/views/exchange/elsewhere/import-elsewhere.test.ts',
];
