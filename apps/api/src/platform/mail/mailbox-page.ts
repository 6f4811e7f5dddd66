import { refuse } from '@traip/contract';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/schema.ts';
import { textPagePolicy } from '../http/content-policy.ts';
import { escapeHtml } from '../http/escape-html.ts';
import { sendRefusal } from '../http/send-refusal.ts';
import { findEmail, listEmails } from './queries.ts';

/** The emails of a development machine without SMTP, on a page. */
export function serveMailbox(app: FastifyInstance, db: Database): void {
  app.get('/dev/mailbox', async (_request, reply) => {
    const mails = await listEmails(db);
    return reply.headers(pageHeaders).send(mailboxPage(mails));
  });
  app.get<{ Params: { id: string } }>('/dev/mailbox/:id', async ({ params }, reply) => {
    const mail = /^\d{1,9}$/.test(params.id) ? await findEmail(db, Number(params.id)) : undefined;
    return mail ? reply.headers(pageHeaders).send(mail.html) : sendRefusal(reply, refuse('NOT_FOUND'));
  });
}

const pageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': textPagePolicy,
  'cache-control': 'no-store',
};

const time = new Intl.DateTimeFormat('es', {
  dateStyle: 'short',
  timeStyle: 'medium',
  timeZone: 'Europe/Madrid',
});

type Row = Awaited<ReturnType<typeof listEmails>>[number];

function mailboxPage(mails: readonly Row[]): string {
  const rows = mails.map(
    ({ id, recipient, subject, createdAt }) =>
      `<li><a href="/dev/mailbox/${id}"><b>${escapeHtml(subject)}</b><span>${escapeHtml(recipient)} · ${time.format(createdAt)}</span></a></li>`,
  );
  const list = rows.length > 0 ? `<ul>${rows.join('')}</ul>` : '<p>Aún no hay correos. · No mail yet.</p>';
  return `<!doctype html><html lang="es"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Buzón · Mailbox</title><style>${style}</style></head><body><main><h1>Buzón de desarrollo · Development mailbox</h1>
<p>Sin SMTP, los correos se quedan aquí. · Without SMTP, mails stay here.</p>${list}</main></body></html>`;
}

const style = `
body{margin:0;background:#f5f7f9;color:#14213d;font:15px/22px system-ui,sans-serif}main{max-width:720px;margin:0 auto;padding:32px 16px}
h1{font-size:24px;line-height:32px}ul{list-style:none;margin:24px 0;padding:0;background:#fff;border:1px solid #e2e7ee;border-radius:16px;overflow:hidden}
li+li{border-top:1px solid #e2e7ee}a{display:block;padding:14px 20px;color:inherit;text-decoration:none}a:hover{background:#e2f4f1}span{display:block;color:#5c6880;font-size:13px}`;
