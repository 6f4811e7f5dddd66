import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { z } from 'zod';
import { Variables } from './config-variables.ts';
import { StartupError } from './startup-error.ts';

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
  if (values.LOCAL_WEBHOOKS)
    throw new StartupError(
      'In production leave LOCAL_WEBHOOKS out: webhooks could reach the machines behind this one.',
    );
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
