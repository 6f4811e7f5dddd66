import { examineConfig } from '../config.ts';
import { checkAddress } from './address.ts';
import { checkBackups } from './backups.ts';
import { checkDataFolder, checkDisk } from './data-folder.ts';
import { checkDatabase } from './database.ts';
import { type Check, error, type Finding, messageOf, ok } from './finding.ts';
import { checkNode, checkPorts, checkProxies, checkTimeZones } from './host.ts';
import { checkMail } from './mail.ts';
import { checkPages } from './pages.ts';
import { checkPictures } from './pictures.ts';
import { withoutSecrets } from './secrets.ts';
import { checkLegalTexts, checkProviders, checkPushKeys, checkSecret } from './settings.ts';
import { unknownVariables } from './variables.ts';

const checks: readonly Check[] = [
  checkNode,
  checkTimeZones,
  checkSecret,
  checkAddress,
  checkProxies,
  checkPorts,
  checkDataFolder,
  checkDisk,
  checkDatabase,
  checkPictures,
  checkMail,
  checkPushKeys,
  checkProviders,
  checkLegalTexts,
  checkPages,
  checkBackups,
];

type Variables = Record<string, string | undefined>;

/** Checks everything that a start needs, and settings that fail only later. Changes nothing. */
export async function examineSetup(environment: Variables, file: Variables): Promise<readonly Finding[]> {
  const variables = { ...environment, ...file };
  const { config, problems } = examineConfig(variables);
  const settings = [...unknownVariables({ environment, file }), ...problems.map(wrongSetting)];
  const findings = config
    ? await Promise.all(checks.map((check) => runSafely(check, config)))
    : [[error('Other checks', 'not done', 'Fix the configuration first.')]];
  const all = [...settings, ...(problems.length > 0 ? [] : [allRight]), ...findings.flat()];
  return all.map((finding) => withoutSecrets(finding, variables, config));
}

const allRight = ok('Configuration', 'all variables are valid');

function wrongSetting(problem: string): Finding {
  return error('Configuration', problem, 'See "Configuration" in README.md.');
}

/** A check that throws is a finding too, and does not hide the others. */
async function runSafely(check: Check, config: Parameters<Check>[0]): Promise<readonly Finding[]> {
  try {
    return await check(config);
  } catch (problem) {
    return [
      error(check.name, `this check failed: ${messageOf(problem)}`, 'Please report this, with this line.'),
    ];
  }
}
