/** The most that a code may have, and the least. */
const longest = 24;
const shortest = 3;

/**
 * Words that stand where a code stands in some address of the API or of the pages, or that people would take for
 * Traip itself. No organisation, team or Traip may be called so.
 */
const reservedCodes: ReadonlySet<string> = new Set([
  'actions',
  'admin',
  'api',
  'assets',
  'auth',
  'broker',
  'byid',
  'change-state-competition-phase',
  'club',
  'code',
  'competition',
  'competitions',
  'cookies',
  'create',
  'create-competition',
  'create-team',
  'dashboard',
  'delete',
  'edit',
  'error',
  'files',
  'find',
  'findbycriteria',
  'full',
  'health',
  'help',
  'home',
  'info',
  'invitations',
  'invitations-qr',
  'join',
  'kpis',
  'list',
  'login',
  'logout',
  'match',
  'matches',
  'members',
  'new',
  'null',
  'org',
  'organisations',
  'orgteams',
  'profile',
  'public',
  'ready',
  'register',
  'root',
  'search',
  'settings',
  'static',
  'support',
  'system',
  'team',
  'teams',
  'traip',
  'traips',
  'undefined',
  'update',
  'www',
]);

export function isReservedCode(code: string): boolean {
  return reservedCodes.has(code);
}

/** A code that says the name: `Círculo Náutico` → `circulo-nautico`. What is too short to be a code gets a suffix. */
export function codeFromName(name: string): string {
  const words = name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-');
  const code = cut(words.replace(/^-/, ''), longest);
  return code.length < shortest ? cut(`club-${code}`, longest) : code;
}

/** The same code with something behind it, for when it is taken: still no longer than a code may be. */
export function withSuffix(code: string, suffix: string): string {
  return `${cut(code, longest - suffix.length - 1)}-${suffix}`;
}

/** A code ends with a letter or a digit. */
function cut(code: string, length: number): string {
  let end = Math.min(code.length, length);
  while (code[end - 1] === '-') end -= 1;
  return code.slice(0, end);
}
