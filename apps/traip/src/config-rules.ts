import type { Values } from './config-variables.ts';

/** Problems between variables that are valid individually. */
export function problemsOf(values: Values): readonly string[] {
  return [...bucketProblems(values), ...keyProblems(values), ...productionProblems(values)];
}

function bucketProblems({ S3_URL, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY }: Values): readonly string[] {
  const setCount = [S3_URL, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY].filter((one) => one !== undefined).length;
  if (setCount % 3 === 0) return [];
  return ['S3_URL, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY go together: set all three or none.'];
}

function keyProblems({ VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY }: Values): readonly string[] {
  if ((VAPID_PUBLIC_KEY === undefined) === (VAPID_PRIVATE_KEY === undefined)) return [];
  return ['VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY go together: set both or none.'];
}

/** Settings that work, but must not be used in production. */
function productionProblems(values: Values): readonly string[] {
  if (values.NODE_ENV !== 'production') return [];
  const { DATABASE_URL, EMBEDDED_DATABASE, AUTH_SECRET, SMTP_URL, PUBLIC_ORIGIN, LOCAL_WEBHOOKS } = values;
  const rules: readonly (readonly [isBroken: boolean, problem: string])[] = [
    [
      !DATABASE_URL && !EMBEDDED_DATABASE,
      'In production set DATABASE_URL, or ask for the embedded database by name with EMBEDDED_DATABASE=true.',
    ],
    [
      !isEncryptionDecided(DATABASE_URL),
      'In production DATABASE_URL must say how it is encrypted: add ?sslmode=verify-full, or ?sslmode=disable on a private network.',
    ],
    [!AUTH_SECRET, 'In production set AUTH_SECRET to 32 or more random characters.'],
    [!SMTP_URL, 'In production set SMTP_URL: without mail nobody can verify an account.'],
    [!PUBLIC_ORIGIN, 'In production set PUBLIC_ORIGIN to the address that people type.'],
    [
      LOCAL_WEBHOOKS,
      'In production leave LOCAL_WEBHOOKS out: webhooks could reach the machines behind this one.',
    ],
  ];
  const broken = rules.filter(([isBroken]) => isBroken).map(([, problem]) => problem);
  return [...broken, ...operatorProblems(values)];
}

const operatorSettings = ['OPERATOR_NAME', 'OPERATOR_TAX_ID', 'OPERATOR_ADDRESS', 'OPERATOR_EMAIL'] as const;

/** The law requires the operator's details, and the legal pages show them. */
function operatorProblems(values: Values): readonly string[] {
  const missing = operatorSettings.filter((name) => values[name] === undefined);
  if (missing.length === 0) return [];
  return [`In production set ${missing.join(', ')}: the legal pages must say who runs the service.`];
}

const thisMachine = /^(localhost|127\.0\.0\.1|\[::1\]|%2f.*)?$/i;

/** Connections to another machine must be encrypted, unless the operator has explicitly decided otherwise. */
function isEncryptionDecided(database = 'postgres://localhost'): boolean {
  const { hostname, searchParams } = new URL(database);
  return thisMachine.test(hostname) || searchParams.has('sslmode');
}
