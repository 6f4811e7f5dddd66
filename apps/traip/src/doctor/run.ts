import { readFileSync } from 'node:fs';
import { parseArgs, parseEnv } from 'node:util';
import { printLine } from '../print.ts';
import { examineSetup } from './examine.ts';
import { exitCodeOf, reportOf } from './report.ts';

const usage = `npm run -s doctor -- [--env FILE] [--json]   tells what is wrong with a setup, and how to mend it

  --env FILE   the variables of this file too, such as /etc/traip/env or .env
  --json       for programs

Exit code: 0 nothing is wrong, 1 warnings, 2 errors.
`;

const options = { env: { type: 'string' }, json: { type: 'boolean', default: false } } as const;

try {
  const { values } = parseArgs({ options });
  const file = values.env === undefined ? {} : parseEnv(readFileSync(values.env, 'utf8'));
  const findings = await examineSetup(process.env, file);
  printLine(values.json ? JSON.stringify({ findings }, null, 2) : reportOf(findings));
  process.exitCode = exitCodeOf(findings);
} catch (problem) {
  process.stderr.write(`${(problem as Error).message}\n\n${usage}`);
  process.exitCode = 2;
}
