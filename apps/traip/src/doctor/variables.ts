import { nearestWord } from '@traip/api/commands';
import { Variables } from '../config-variables.ts';
import { type Finding, ok, warning } from './finding.ts';

/** Read from the same file by the services that come with Traip, or by Node itself. */
const others = [
  'POSTGRES_PASSWORD',
  'LOG_COLLECTOR',
  'TZ',
  'PATH',
  'HOME',
  'NODE_OPTIONS',
  'NODE_EXTRA_CA_CERTS',
];
const families = /^(?:S3|SMTP|MAIL|OPERATOR|VAPID|DATABASE|AUTH|DEMO|METRICS|GOOGLE|APPLE|FACEBOOK)_/;

const known = Object.keys(Variables.shape).flatMap((name) => [name, `${name}_FILE`]);

interface VariableSources {
  readonly environment: Record<string, string | undefined>;
  /** Variables from a file that is only for Traip. */
  readonly file: Record<string, string | undefined>;
}

/** Most names in the environment are not ours: only those that look like ours are suspect. */
export function unknownVariables({ environment, file }: VariableSources): readonly Finding[] {
  const unknown = (names: Record<string, unknown>) =>
    Object.keys(names).filter((name) => !known.includes(name) && !isForeign(name));
  const suspects = unknown(environment).filter((name) => families.test(name) || isMisspelt(name));
  const names = [...new Set([...suspects, ...unknown(file)])].sort();
  return names.length === 0 ? [ok('Variables', 'none unknown')] : names.map(unknownFinding);
}

const isForeign = (name: string) => others.includes(name) || /^(?:OTEL|npm)_/.test(name);

/** Close to one of ours. Short names are too close to each other to tell. */
function isMisspelt(name: string): boolean {
  const suggestion = name.length < 6 ? undefined : nearestWord(name, known);
  return suggestion !== undefined && Math.abs(suggestion.length - name.length) <= 2;
}

function unknownFinding(name: string): Finding {
  const suggestion = nearestWord(name, known);
  return warning(
    'Variables',
    `${name} is not a variable of Traip`,
    suggestion ? `Did you mean ${suggestion}?` : 'Remove it, or see the list in README.md.',
  );
}
