/** The longest and the shortest code. */
const maxLength = 24;
const minLength = 3;

/**
 * Words that an address of the API or of the pages has in the place of a code, or that people would take for
 * Traip itself. No organisation, team or Traip may have one as its code.
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

/** A code that spells the name: `Círculo Náutico` → `circulo-nautico`. A short name gets a suffix. */
export function codeFromName(name: string): string {
  const words = name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-');
  const code = cut(words.replace(/^-/, ''), maxLength);
  return code.length < minLength ? cut(`club-${code}`, maxLength) : code;
}

/** The same code with a suffix, in case it is taken; still within the longest length. */
export function withSuffix(code: string, suffix: string): string {
  return `${cut(code, maxLength - suffix.length - 1)}-${suffix}`;
}

/** A code ends with a letter or a digit. */
function cut(code: string, length: number): string {
  let end = Math.min(code.length, length);
  while (code[end - 1] === '-') end -= 1;
  return code.slice(0, end);
}
