import { createServer } from 'node:net';
import Fastify from 'fastify';
import { type Check, error, type Finding, messageOf, ok, warning } from './finding.ts';
import { isTraipAt } from './is-traip-at.ts';

const oldest = [24, 7] as const;

/** The Node that runs this also runs Traip. */
export const checkNode: Check = () => [nodeFinding(process.versions.node)];

export function nodeFinding(version: string): Finding {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const isRecent = major > oldest[0] || (major === oldest[0] && minor >= oldest[1]);
  if (isRecent) return ok('Node', version);
  return error('Node', `${version} is too old`, `Install Node ${oldest.join('.')} or later.`);
}

/** Kick-offs are times in Madrid: a Node without time zone data would be an hour or two off. */
export const checkTimeZones: Check = () => {
  const summer = new Intl.DateTimeFormat('es', {
    timeZone: 'Europe/Madrid',
    hour: 'numeric',
    hour12: false,
  }).format(new Date('2026-07-01T12:00:00Z'));
  return summer.startsWith('14')
    ? [ok('Time zones', `data of ${process.versions.tz}`)]
    : [
        error(
          'Time zones',
          'Node has no data for Europe/Madrid',
          'Use a Node that is built with full ICU, like those from nodejs.org.',
        ),
      ];
};

export const checkPorts: Check = async ({ PORT, HOST, METRICS_PORT, METRICS_HOST }) => {
  const metrics = METRICS_PORT === undefined ? [] : [await metricsFinding(METRICS_PORT, METRICS_HOST)];
  return [await portFinding(PORT, HOST), ...metrics];
};

async function portFinding(port: number, host: string): Promise<Finding> {
  const problem = await problemAt(port, host);
  if (problem === undefined) return ok('Port', `${port} is free`);
  if (problem !== 'EADDRINUSE')
    return error('Port', `${host}:${port} can't be used (${problem})`, 'Choose another HOST or PORT.');
  if (await isTraipAt(`http://127.0.0.1:${port}`)) return ok('Port', `Traip is running on ${port}`);
  return error('Port', `${port} is taken by another program`, 'Stop that program, or choose another PORT.');
}

async function metricsFinding(port: number, host: string): Promise<Finding> {
  const problem = await problemAt(port, host);
  if (problem === undefined) return ok('Metrics', `port ${port} is free`);
  if (problem === 'EADDRINUSE' && (await servesMetrics(port)))
    return ok('Metrics', `Traip serves them on port ${port}`);
  return error('Metrics', `${host}:${port} can't be used (${problem})`, 'Choose another METRICS_PORT.');
}

async function servesMetrics(port: number): Promise<boolean> {
  try {
    const reply = await fetch(`http://127.0.0.1:${port}/metrics`, { signal: AbortSignal.timeout(3_000) });
    return (await reply.text()).includes('traip_');
  } catch {
    return false;
  }
}

function problemAt(port: number, host: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', ({ code = 'unknown' }: NodeJS.ErrnoException) => resolve(code));
    probe.listen(port, host, () => probe.close(() => resolve(undefined)));
  });
}

/** Proxies add the caller's address to each request, and Traip believes only trusted ones. */
export const checkProxies: Check = (config) => {
  const { TRUST_PROXY: trusted, PUBLIC_ORIGIN } = config;
  const isEncrypted = PUBLIC_ORIGIN.startsWith('https:');
  const problem = trustProblem(trusted);
  if (problem !== undefined)
    return [
      error('Proxies', `TRUST_PROXY: ${problem}`, 'Write addresses, ranges, loopback, uniquelocal or false.'),
    ];
  if (/\/[1-7](?!\d)/.test(trusted))
    return [
      warning(
        'Proxies',
        'TRUST_PROXY trusts a large part of all addresses: strangers can pretend to come from elsewhere and evade the limits',
        'Name only the addresses of your proxies.',
      ),
    ];
  if (trusted === 'false' && isEncrypted)
    return [
      warning(
        'Proxies',
        'TRUST_PROXY trusts nobody, but something in front must serve https: all visitors share its address and its limits',
        'Set TRUST_PROXY to the address of your proxy.',
      ),
    ];
  if (trusted === 'loopback' && isEncrypted && isInContainer())
    return [
      warning(
        'Proxies',
        'TRUST_PROXY trusts this container only, where no proxy runs',
        'Set TRUST_PROXY=uniquelocal, or the addresses of your proxies.',
      ),
    ];
  return [ok('Proxies', `trusted: ${trusted === 'false' ? 'none' : trusted}`)];
};

/** The error that the server would throw at the start. */
function trustProblem(trusted: string): string | undefined {
  try {
    Fastify({ trustProxy: trusted === 'false' ? false : trusted });
    return undefined;
  } catch (problem) {
    return messageOf(problem);
  }
}

function isInContainer(): boolean {
  return process.env.KUBERNETES_SERVICE_HOST !== undefined || process.env.container !== undefined;
}
