import { resolve4, resolve6, resolveMx } from 'node:dns/promises';
import { checkMailServer } from '@traip/api/commands';
import type { Config } from '../config.ts';
import { type Check, error, type Finding, messageOf, ok, warning } from './finding.ts';

export const checkMail: Check = async (config) => {
  if (config.SMTP_URL) return [await serverFinding(config.SMTP_URL), await senderFinding(config)];
  if (config.NODE_ENV === 'production') return [];
  return [
    ok(
      'Mail',
      config.DATABASE_URL
        ? 'waits in the queue: SMTP_URL is not set'
        : 'stays on this machine, at /dev/mailbox',
    ),
  ];
};

async function serverFinding(url: string): Promise<Finding> {
  const { host } = new URL(url);
  try {
    await checkMailServer(url);
    return ok('Mail', `${host} accepts the connection and the sign-in`);
  } catch (problem) {
    const { code } = problem as NodeJS.ErrnoException;
    return error('Mail', `${host}: ${messageOf(problem)}`, adviceFor(code));
  }
}

function adviceFor(code = ''): string {
  if (code === 'EAUTH')
    return 'Check the user and the password in SMTP_URL; special characters are written as %40.';
  if (code === 'ETLS')
    return 'Use a server with TLS, or add ?ignoreTLS=true to SMTP_URL on a private network.';
  return 'Check the host and the port in SMTP_URL, and the firewall: many providers block port 25.';
}

const address = /^(?:[^<>]*<)?[^\s<>@]+@([^\s<>@]+?)>?$/;

async function senderFinding({ MAIL_FROM }: Config): Promise<Finding> {
  const domain = address.exec(MAIL_FROM.trim())?.[1];
  if (domain === undefined)
    return error(
      'Sender',
      `MAIL_FROM is not an address: ${MAIL_FROM}`,
      'Write it as Liga Norte <no-reply@liga.example>.',
    );
  if (domain === 'localhost')
    return warning(
      'Sender',
      'MAIL_FROM is at localhost: mail will be rejected or lost',
      'Set it to an address of your own.',
    );
  return domainFinding(domain);
}

async function domainFinding(domain: string): Promise<Finding> {
  const lookups = await Promise.allSettled([resolveMx(domain), resolve4(domain), resolve6(domain)]);
  if (lookups.some(({ status }) => status === 'fulfilled'))
    return ok('Sender', `the domain ${domain} exists`);
  const codes = lookups.map((lookup) => (lookup.status === 'rejected' ? lookup.reason.code : ''));
  if (!codes.every((code) => code === 'ENOTFOUND' || code === 'ENODATA'))
    return warning(
      'Sender',
      `the domain ${domain} can't be looked up (${codes[0]})`,
      'Check the DNS settings of this machine.',
    );
  return error(
    'Sender',
    `the domain ${domain} does not exist`,
    'Set MAIL_FROM to an address of a domain that you own.',
  );
}
