import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { z } from 'zod';
import { StartupError } from './startup-error.ts';

const origin = z
  .url({ protocol: /^https?$/, error: 'must be an address like https://liga.example' })
  .transform(withoutTrailingSlashes);

const postgresUrl = z.url({
  protocol: /^postgres(ql)?$/,
  error: 'must be an address like postgres://user:password@host/name',
});
const smtpUrl = z.url({
  protocol: /^smtps?$/,
  error: 'must be an address like smtp://user:password@host:587',
});
const port = z.coerce
  .number({ error: 'must be a port number' })
  .int('must be a port number')
  .min(0, 'must be a port number')
  .max(65_535, 'must be a port number');
const yesOrNo = z.stringbool({ error: 'must be true or false' });

/** Every variable that Traip reads, and nothing reads the environment but this. The README explains each. */
const Variables = z.object({
  NODE_ENV: z
    .enum(['development', 'production', 'test'], 'must be development, production or test')
    .default('development'),
  PORT: port.default(3000),
  HOST: z.string().optional(),
  PUBLIC_ORIGIN: origin.optional(),
  METRICS_PORT: port.optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  TRUST_PROXY: z.string().default('loopback'),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: postgresUrl.optional(),
  DATABASE_CONNECTIONS: z.coerce
    .number({ error: 'must be a number' })
    .int('must be a whole number')
    .min(2, 'must be 2 or more')
    .default(10),
  EMBEDDED_DATABASE: yesOrNo.default(false),
  DISK_RESERVE: z.coerce
    .number({ error: 'must be a number of megabytes' })
    .min(0, 'must be 0 or more')
    .default(200),
  DEMO_DATA: yesOrNo.optional(),
  DEMO_LIFE: yesOrNo.default(true),
  AUTH_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  EARLIER_AUTH_SECRETS: z
    .string()
    .transform((list) =>
      list
        .split(',')
        .map((secret) => secret.trim())
        .filter(Boolean),
    )
    .pipe(z.array(z.string().min(32, 'must have at least 32 characters each')))
    .default([]),
  BACKUP_KEY: z.string().min(32, 'must have at least 32 characters').optional(),
  EASY_PASSWORDS: yesOrNo.optional(),
  CONSENT_AGE: z.coerce
    .number({ error: 'must be an age' })
    .int('must be a whole number')
    .min(13, 'must be 13 or more')
    .max(18, 'must be 18 or less')
    .default(14),
  SMTP_URL: smtpUrl.optional(),
  MAIL_FROM: z.string().default('Traip <no-reply@localhost>'),
  MAIL_DELAY: z.coerce
    .number({ error: 'must be a number of seconds' })
    .min(0, 'must be 0 or more')
    .default(120),
  VAPID_PUBLIC_KEY: z.string().optional(),
  VAPID_PRIVATE_KEY: z.string().optional(),
  S3_URL: origin.optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  OPERATOR_NAME: z.string().optional(),
  OPERATOR_TAX_ID: z.string().optional(),
  OPERATOR_ADDRESS: z.string().optional(),
  OPERATOR_EMAIL: z.email('must be an email address').optional(),
  OPERATOR_REGISTER: z.string().optional(),
  LEGAL_TEXTS: z.string().optional(),
  SECURITY_CONTACT: z
    .url({ protocol: /^(mailto|https)$/, error: 'must be an address like mailto:seguridad@liga.example' })
    .optional(),
  OFFLINE: yesOrNo.default(true),
  ANALYTICS_URL: z.url('must be the address of a script').optional(),
  WEB: z.enum(['child', 'inline', 'none'], 'must be child, inline or none').default('child'),
  WEB_ORIGIN: origin.optional(),
  PAGE_CACHE: z.coerce
    .number({ error: 'must be a number of megabytes' })
    .min(0, 'must be 0 or more')
    .default(64),
  REQUESTS_PER_MINUTE: z.coerce
    .number({ error: 'must be a number of requests' })
    .int('must be a whole number')
    .min(0, 'must be 0 or more')
    .default(6_000),
  LIVE_LINES: z.coerce
    .number({ error: 'must be a number of lines' })
    .int('must be a whole number')
    .min(1, 'must be 1 or more')
    .default(5_000),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'must be a log level')
    .optional(),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GOOGLE_ISSUER: origin.default('https://accounts.google.com'),
  APPLE_CLIENT_ID: z.string().optional(),
  APPLE_CLIENT_SECRET: z.string().optional(),
  APPLE_ISSUER: origin.default('https://appleid.apple.com'),
  GITHUB_CLIENT_ID: z.string().optional(),
  GITHUB_CLIENT_SECRET: z.string().optional(),
  GITHUB_ORIGIN: origin.default('https://github.com'),
  GITHUB_API_ORIGIN: origin.default('https://api.github.com'),
  FACEBOOK_CLIENT_ID: z.string().optional(),
  FACEBOOK_CLIENT_SECRET: z.string().optional(),
  FACEBOOK_ORIGIN: origin.default('https://www.facebook.com'),
  FACEBOOK_GRAPH_ORIGIN: origin.default('https://graph.facebook.com'),
});

function withoutTrailingSlashes(text: string): string {
  let end = text.length;
  while (text[end - 1] === '/') end -= 1;
  return text.slice(0, end);
}

type Values = z.infer<typeof Variables>;

export interface Config
  extends Omit<Values, 'HOST' | 'PUBLIC_ORIGIN' | 'DATA_DIR' | 'DEMO_DATA' | 'EASY_PASSWORDS' | 'LOG_LEVEL'> {
  readonly HOST: string;
  readonly PUBLIC_ORIGIN: string;
  readonly DATA_DIR: string;
  readonly DEMO_DATA: boolean;
  readonly EASY_PASSWORDS: boolean;
  readonly LOG_LEVEL: NonNullable<Values['LOG_LEVEL']>;
}

/** Reads and checks the whole configuration; the error names each wrong variable. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const given = readSecretFiles(withoutEmpty(environment));
  const parsed = Variables.safeParse(given);
  if (!parsed.success) throw new StartupError(describeIssues(parsed.error, given));
  requireWholeBucket(parsed.data);
  requireBothKeys(parsed.data);
  requireProductionSettings(parsed.data);
  return withDefaults(parsed.data);
}

type Environment = Readonly<Record<string, string>>;

/** An empty variable is one that was not set: compose files and shells cannot leave one out. */
function withoutEmpty(environment: Record<string, string | undefined>): Environment {
  return Object.fromEntries(
    Object.entries(environment).filter((entry): entry is [string, string] => Boolean(entry[1])),
  );
}

/** `AUTH_SECRET_FILE` names a file with the value of `AUTH_SECRET`, as orchestrators and vaults provide secrets. */
function readSecretFiles(given: Environment): Environment {
  const names = Object.keys(Variables.shape).filter((name) => given[`${name}_FILE`] !== undefined);
  const values = names.map((name) => [name, readSecretFile(name, given)] as const);
  return { ...given, ...Object.fromEntries(values) };
}

function readSecretFile(name: string, given: Environment): string {
  if (given[name] !== undefined) throw new StartupError(`Set ${name} or ${name}_FILE, not both.`);
  const file = given[`${name}_FILE`] ?? '';
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new StartupError(`${name}_FILE cannot be read: ${file} (${code}).`);
  }
}

function withDefaults(values: Values): Config {
  const inProduction = values.NODE_ENV === 'production';
  return {
    ...values,
    HOST: values.HOST ?? (inProduction ? '0.0.0.0' : 'localhost'),
    PUBLIC_ORIGIN: values.PUBLIC_ORIGIN ?? `http://localhost:${values.PORT}`,
    DATA_DIR: resolve(values.DATA_DIR),
    DEMO_DATA: values.DEMO_DATA ?? !inProduction,
    EASY_PASSWORDS: values.EASY_PASSWORDS ?? !inProduction,
    LOG_LEVEL: values.LOG_LEVEL ?? (inProduction ? 'info' : 'warn'),
  };
}

function requireWholeBucket({ S3_URL, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY }: Values): void {
  const given = [S3_URL, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY].filter((one) => one !== undefined).length;
  if (given % 3 !== 0)
    throw new StartupError(
      'S3_URL, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY go together: set all three or none.',
    );
}

function requireBothKeys({ VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY }: Values): void {
  if ((VAPID_PUBLIC_KEY === undefined) !== (VAPID_PRIVATE_KEY === undefined))
    throw new StartupError('VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY go together: set both or none.');
}

/** What would run, but must not run in front of people. */
function requireProductionSettings(values: Values): void {
  if (values.NODE_ENV !== 'production') return;
  const { DATABASE_URL, EMBEDDED_DATABASE, AUTH_SECRET, SMTP_URL, PUBLIC_ORIGIN } = values;
  if (!DATABASE_URL && !EMBEDDED_DATABASE) {
    throw new StartupError(
      'In production set DATABASE_URL, or ask for the embedded database by name with EMBEDDED_DATABASE=true.',
    );
  }
  requireDecidedEncryption(DATABASE_URL);
  if (!AUTH_SECRET) throw new StartupError('In production set AUTH_SECRET to 32 or more random characters.');
  if (!SMTP_URL)
    throw new StartupError('In production set SMTP_URL: without mail nobody can verify an account.');
  if (!PUBLIC_ORIGIN)
    throw new StartupError('In production set PUBLIC_ORIGIN to the address that people type.');
  requireOperator(values);
}

const operatorSettings = ['OPERATOR_NAME', 'OPERATOR_TAX_ID', 'OPERATOR_ADDRESS', 'OPERATOR_EMAIL'] as const;

/** The law asks who runs a service, and the legal pages are made from it. */
function requireOperator(values: Values): void {
  const missing = operatorSettings.filter((name) => values[name] === undefined);
  if (missing.length > 0)
    throw new StartupError(
      `In production set ${missing.join(', ')}: the legal pages must say who runs the service.`,
    );
}

const thisMachine = /^(localhost|127\.0\.0\.1|\[::1\]|%2f.*)?$/i;

/** To another machine the connection is encrypted, or somebody has decided that it need not be. */
function requireDecidedEncryption(database = 'postgres://localhost'): void {
  const { hostname, searchParams } = new URL(database);
  if (!thisMachine.test(hostname) && !searchParams.has('sslmode'))
    throw new StartupError(
      'In production DATABASE_URL must say how it is encrypted: add ?sslmode=verify-full, or ?sslmode=disable on a private network.',
    );
}

function describeIssues(error: z.ZodError, given: Record<string, unknown>): string {
  const problems = error.issues.map((issue) => {
    const name = String(issue.path[0]);
    const isSecret = /SECRET|URL|PRIVATE/.test(name);
    return `${name} ${issue.message}${isSecret ? '' : ` (it is "${given[name]}")`}`;
  });
  return `The configuration is not right: ${problems.join('; ')}.`;
}
