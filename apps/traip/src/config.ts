import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { z } from 'zod';
import { problemsOf } from './config-rules.ts';
import { type Values, Variables } from './config-variables.ts';
import { StartupError } from './startup-error.ts';

export interface Config
  extends Omit<Values, 'HOST' | 'PUBLIC_ORIGIN' | 'DATA_DIR' | 'DEMO_DATA' | 'EASY_PASSWORDS' | 'LOG_LEVEL'> {
  readonly HOST: string;
  readonly PUBLIC_ORIGIN: string;
  readonly DATA_DIR: string;
  readonly DEMO_DATA: boolean;
  readonly EASY_PASSWORDS: boolean;
  readonly LOG_LEVEL: NonNullable<Values['LOG_LEVEL']>;
}

interface Reading {
  /** Missing where a variable can't be understood. */
  readonly config?: Config;
  /** One sentence per problem. */
  readonly problems: readonly string[];
}

/** Reads and checks the whole configuration; the error names each wrong variable. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const { config, problems } = examineConfig(environment);
  if (config === undefined || problems.length > 0) throw new StartupError(problems.join('\n'));
  return config;
}

/** Like `readConfig`, but returns all problems instead of throwing. */
export function examineConfig(environment: Record<string, string | undefined>): Reading {
  const { variables, problems } = readSecretFiles(withoutEmpty(environment));
  const parsed = Variables.safeParse(variables);
  if (!parsed.success) return { problems: [...problems, describeIssues(parsed.error, variables)] };
  return { config: withDefaults(parsed.data), problems: [...problems, ...problemsOf(parsed.data)] };
}

type Environment = Readonly<Record<string, string>>;

/** Treats an empty variable as unset: compose files and shells cannot leave one out. */
function withoutEmpty(environment: Record<string, string | undefined>): Environment {
  return Object.fromEntries(
    Object.entries(environment).filter((entry): entry is [string, string] => Boolean(entry[1])),
  );
}

/** `AUTH_SECRET_FILE` names a file with the value of `AUTH_SECRET`, as orchestrators and vaults provide secrets. */
function readSecretFiles(variables: Environment): { variables: Environment; problems: readonly string[] } {
  const names = Object.keys(Variables.shape).filter((name) => variables[`${name}_FILE`] !== undefined);
  const files = names.map((name) => ({ name, ...readSecretFile(name, variables) }));
  const values = files.flatMap(({ name, value }) => (value === undefined ? [] : [[name, value] as const]));
  return {
    variables: { ...variables, ...Object.fromEntries(values) },
    problems: files.flatMap(({ problem }) => problem ?? []),
  };
}

interface SecretFile {
  readonly value?: string;
  readonly problem?: string;
}

function readSecretFile(name: string, variables: Environment): SecretFile {
  if (variables[name] !== undefined) return { problem: `Set ${name} or ${name}_FILE, not both.` };
  const file = variables[`${name}_FILE`] ?? '';
  try {
    return { value: readFileSync(file, 'utf8').trim() };
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return { problem: `${name}_FILE cannot be read: ${file} (${code}).` };
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

function describeIssues(error: z.ZodError, variables: Record<string, unknown>): string {
  const problems = error.issues.map((issue) => {
    const name = String(issue.path[0]);
    const isSecret = /SECRET|URL|PRIVATE/.test(name);
    return `${name} ${issue.message}${isSecret ? '' : ` (it is "${variables[name]}")`}`;
  });
  return `The configuration is not right: ${problems.join('; ')}.`;
}
