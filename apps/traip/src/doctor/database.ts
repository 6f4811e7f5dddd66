import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type InspectedDatabase, inspectDatabase } from '@traip/api/commands';
import type { Config } from '../config.ts';
import { StartupError } from '../startup-error.ts';
import { openStore } from '../store.ts';
import { type Check, error, type Finding, messageOf, ok, warning } from './finding.ts';
import { isTraipAt } from './is-traip-at.ts';

/** Connections outside the pool, including those of pg-boss. */
const connectionsBesides = 5;
const isInUse = /is in use by another Traip/;

export const checkDatabase: Check = async (config) => {
  if (!config.DATABASE_URL && !existsSync(join(config.DATA_DIR, 'db')))
    return [...embeddedRisk(config), ok('Database', 'embedded; it will be created at the first start')];
  try {
    const { store, description, close } = await openStore(config, () => undefined);
    try {
      return [
        ...embeddedRisk(config),
        ...databaseFindings(await inspectDatabase(store), description, config),
      ];
    } finally {
      await close();
    }
  } catch (problem) {
    return [await closedFinding(problem, config)];
  }
};

/** Only one process can open the embedded database: while Traip runs, this asks Traip instead. */
async function closedFinding(problem: unknown, { PORT, DATABASE_URL }: Config): Promise<Finding> {
  const message = messageOf(problem);
  if (!(problem instanceof StartupError) || !isInUse.test(message))
    return error(
      'Database',
      message,
      DATABASE_URL
        ? 'Check DATABASE_URL, its server and the firewall.'
        : 'Restore a backup if it is damaged.',
    );
  return (await isReady(PORT))
    ? ok(
        'Database',
        'embedded, and in use by the Traip that is running: it answers, and its tables were not checked',
      )
    : warning('Database', message, 'Run this again once that Traip has stopped.');
}

async function isReady(port: number): Promise<boolean> {
  if (!(await isTraipAt(`http://127.0.0.1:${port}`))) return false;
  const reply = await fetch(`http://127.0.0.1:${port}/ready`, { signal: AbortSignal.timeout(5_000) });
  return reply.ok;
}

function embeddedRisk({ DATABASE_URL, NODE_ENV }: Config): readonly Finding[] {
  if (DATABASE_URL || NODE_ENV !== 'production') return [];
  return [
    warning(
      'Database',
      'the embedded database does not survive a power failure, and allows one process',
      'Use PostgreSQL for data that you cannot afford to lose (docs/operations.md).',
    ),
  ];
}

export function databaseFindings(
  facts: InspectedDatabase,
  description: string,
  config: Config,
): readonly Finding[] {
  const version = `${Math.floor(facts.version / 10_000)}.${facts.version % 10_000}`;
  const problems = [
    ...(config.DATABASE_URL ? serverProblems(facts, version, config) : []),
    ...migrationProblems(facts),
    ...clockProblems(facts),
    ...(facts.knowsMadrid
      ? []
      : [
          error(
            'Database',
            'it has no time zone Europe/Madrid',
            'Install the time zone data of its system (tzdata).',
          ),
        ]),
  ];
  const name = config.DATABASE_URL ? `PostgreSQL ${version}` : description;
  return [ok('Database', `${name} answers`), ...problems, ...tablesUpToDate(facts, problems)];
}

function tablesUpToDate(
  { pending, later }: InspectedDatabase,
  problems: readonly Finding[],
): readonly Finding[] {
  if (pending.length > 0 || later.length > 0 || problems.some(({ check }) => check === 'Tables')) return [];
  return [ok('Tables', 'up to date')];
}

const oldestVersion = 150_000;

function serverProblems(facts: InspectedDatabase, version: string, config: Config): readonly Finding[] {
  const { DATABASE_CONNECTIONS } = config;
  const needed = DATABASE_CONNECTIONS + connectionsBesides;
  const rules: readonly (readonly [boolean, Finding])[] = [
    [
      facts.version < oldestVersion,
      error('Database', `PostgreSQL ${version} is too old`, 'Upgrade to PostgreSQL 15 or later.'),
    ],
    [
      facts.encoding !== 'UTF8',
      error(
        'Database',
        `its encoding is ${facts.encoding}`,
        "Create the database again with encoding 'UTF8'.",
      ),
    ],
    [
      facts.isReadOnly,
      error('Database', 'it is read-only, like a standby', 'Name the primary server in DATABASE_URL.'),
    ],
    [
      !facts.canCreate,
      error(
        'Database',
        "the role can't create tables",
        'Make it the owner of the database: alter database NAME owner to ROLE.',
      ),
    ],
    [
      facts.isSuperuser,
      warning(
        'Database',
        'the role is a superuser, which is more than Traip needs',
        'Use one that owns its database and nothing else (ops/create-role.sh).',
      ),
    ],
    [
      facts.maxConnections < needed,
      warning(
        'Database',
        `the server allows ${facts.maxConnections} connections, and one Traip uses up to ${needed}`,
        'Lower DATABASE_CONNECTIONS, or raise max_connections.',
      ),
    ],
  ];
  return rules.filter(([isBroken]) => isBroken).map(([, finding]) => finding);
}

function migrationProblems({ pending, later, isNew }: InspectedDatabase): readonly Finding[] {
  if (later.length > 0)
    return [
      error(
        'Tables',
        `they belong to a later release (${later.join(', ')})`,
        'Run that release, or restore a backup of this one into an empty database.',
      ),
    ];
  if (isNew) return [ok('Tables', 'none yet: the first start creates them')];
  return pending.length === 0
    ? []
    : [
        warning(
          'Tables',
          `the next start changes them: ${pending.join(', ')}`,
          'Make a backup first: npm run backup -- FILE.',
        ),
      ];
}

const noticeable = 2_000;
const harmful = 30_000;

/** Some tokens and deadlines are compared with one clock, some with the other. */
function clockProblems({ skewMs }: InspectedDatabase): readonly Finding[] {
  const difference = Math.abs(skewMs);
  if (difference < noticeable) return [ok('Clock', 'the same as that of the database')];
  const state = difference < harmful ? warning : error;
  const direction = skewMs > 0 ? 'ahead of' : 'behind';
  return [
    state(
      'Clock',
      `the database's is ${Math.round(difference / 1_000)} seconds ${direction} this machine's`,
      'Run chrony or systemd-timesyncd on both.',
    ),
  ];
}
