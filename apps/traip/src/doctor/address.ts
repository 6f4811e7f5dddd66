import { type Check, error, type Finding, messageOf, ok, warning } from './finding.ts';
import { isHealthy, isTraipAt } from './is-traip-at.ts';

const certificateCodes = /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|ERR_TLS/;
const isLocal = (origin: string) => /^https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::|$)/.test(origin);

export const checkAddress: Check = async (config) => {
  const { PUBLIC_ORIGIN: origin, NODE_ENV, PORT } = config;
  const isPublic = NODE_ENV === 'production' && !isLocal(origin);
  return [
    ...(isPublic ? encryption(origin) : []),
    ...pathProblems(origin),
    await reachability(origin, await isTraipAt(`http://127.0.0.1:${PORT}`)),
  ];
};

function encryption(origin: string): readonly Finding[] {
  if (origin.startsWith('https:')) return [];
  return [
    error(
      'Address',
      `PUBLIC_ORIGIN ${origin} is not encrypted: passwords travel in plain text, and passkeys and push do not work`,
      'Put a proxy with a certificate in front (ops/Caddyfile) and set PUBLIC_ORIGIN to https://…',
    ),
  ];
}

function pathProblems(origin: string): readonly Finding[] {
  if (new URL(origin).pathname === '/') return [];
  return [
    error(
      'Address',
      `PUBLIC_ORIGIN ${origin} has a path`,
      "Give Traip a host name of its own: it can't run under a path.",
    ),
  ];
}

async function reachability(origin: string, isRunning: boolean): Promise<Finding> {
  try {
    if (await isHealthy(origin)) return ok('Address', `${origin} leads to Traip`);
    return warning(
      'Address',
      `${origin} answers, but is not Traip`,
      'Check where the proxy forwards requests.',
    );
  } catch (problem) {
    const message = messageOf(problem);
    const { code = '' } = ((problem as Error).cause ?? {}) as NodeJS.ErrnoException;
    if (certificateCodes.test(code))
      return error(
        'Address',
        `the certificate of ${origin} is not valid: ${message}`,
        'Renew it in the proxy.',
      );
    if (!isRunning) return ok('Address', `${origin} was not checked: Traip is not running`);
    return warning(
      'Address',
      `${origin} can't be reached from here: ${message}`,
      "Check the DNS entry and the firewall. Some networks don't let a machine reach itself under its public address.",
    );
  }
}
