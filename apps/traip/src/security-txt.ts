import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';

const dayInMilliseconds = 86_400_000;
const daysAhead = 180;

/** Whom to tell of a vulnerability (RFC 9116); served only where the operator names a contact. */
export function serveSecurityTxt(
  app: FastifyInstance,
  { SECURITY_CONTACT, PUBLIC_ORIGIN }: Pick<Config, 'SECURITY_CONTACT' | 'PUBLIC_ORIGIN'>,
): void {
  if (SECURITY_CONTACT === undefined) return;
  app.get(path, (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(securityTxt(SECURITY_CONTACT, PUBLIC_ORIGIN, new Date())),
  );
}

const path = '/.well-known/security.txt';

export function securityTxt(contact: string, origin: string, now: Date): string {
  const end = new Date(now.getTime() + daysAhead * dayInMilliseconds).toISOString().slice(0, 10);
  return [
    `Contact: ${contact}`,
    `Expires: ${end}T00:00:00.000Z`,
    'Preferred-Languages: es, en',
    `Canonical: ${origin}${path}`,
    '',
  ].join('\n');
}
