import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';

const dayInMilliseconds = 86_400_000;
const daysAhead = 180;

/**
 * Where to report a vulnerability (RFC 9116): the security contact, else the operator, whose address is
 * public anyway. A file needs a contact, so without either there is no file.
 */
export function serveSecurityTxt(
  app: FastifyInstance,
  {
    PUBLIC_ORIGIN,
    OPERATOR_EMAIL,
    SECURITY_CONTACT = OPERATOR_EMAIL && `mailto:${OPERATOR_EMAIL}`,
  }: Pick<Config, 'SECURITY_CONTACT' | 'OPERATOR_EMAIL' | 'PUBLIC_ORIGIN'>,
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
