import type { Config } from '../config.ts';
import type { Finding } from './finding.ts';

const isSecret = /SECRET|PRIVATE|PASSWORD|KEY/;

/** Findings quote the replies of servers, which might repeat what they were sent. */
export function withoutSecrets(
  finding: Finding,
  variables: Record<string, string | undefined>,
  config: Config | undefined,
): Finding {
  const values = [...Object.entries(variables), ...Object.entries(config ?? {})].flatMap(([name, value]) =>
    typeof value === 'string'
      ? [...(isSecret.test(name) && !name.endsWith('_FILE') ? [value] : []), ...passwordIn(value)]
      : [],
  );
  const hide = (text: string) =>
    values.filter((value) => value.length > 3).reduce((result, value) => result.replaceAll(value, '…'), text);
  return { ...finding, found: hide(finding.found) };
}

function passwordIn(value: string): readonly string[] {
  const { password = '' } = URL.parse(value) ?? {};
  return password === '' ? [] : [password, decodeURIComponent(password)];
}
