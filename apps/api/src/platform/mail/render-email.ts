import type { Locale } from '@traip/contract';
import { escapeHtml } from '../http/escape-html.ts';

interface EmailContent {
  readonly locale: Locale;
  readonly subject: string;
  /** Paragraphs; the first line of a paragraph with several is bold. */
  readonly lines: readonly string[];
  readonly button: string;
  readonly link: string;
  readonly footer: string;
  readonly unsubscribe?: { readonly label: string; readonly link: string };
}

/** The layout of every email. Mail clients need tables and inline styles; nothing is loaded from outside. */
export function renderEmail(content: EmailContent): { html: string; text: string } {
  return { html: renderHtml(content), text: renderText(content) };
}

function renderText({ lines, button, link, footer, unsubscribe }: EmailContent): string {
  const end = unsubscribe ? [`${unsubscribe.label}:\n${unsubscribe.link}`] : [];
  return [...lines, `${button}:\n${link}`, footer, ...end, 'Traip'].join('\n\n');
}

const copyLink = {
  es: 'Si el botón no funciona, copia esta dirección en tu navegador:',
  en: 'If the button doesn’t work, copy this address into your browser:',
};

function paragraph(line: string): string {
  const [first = '', ...rest] = line.split('\n').map(escapeHtml);
  const content = rest.length === 0 ? first : `<b>${first}</b><br>${rest.join('<br>')}`;
  return `<p style="margin:0 0 16px">${content}</p>`;
}

function unsubscribeLink({ unsubscribe }: EmailContent): string {
  if (!unsubscribe) return '';
  return `<br><a href="${escapeHtml(unsubscribe.link)}" style="color:#5c6880">${escapeHtml(unsubscribe.label)}</a>`;
}

function renderHtml(content: EmailContent): string {
  const { locale, subject, lines, button, link, footer } = content;
  const paragraphs = lines.map(paragraph).join('');
  const address = escapeHtml(link);
  return `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;background:#f5f7f9;color:#14213d;font:16px/24px Montserrat,'Segoe UI',Helvetica,Arial,sans-serif">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px;background:#ffffff;border:1px solid #e2e7ee;border-radius:16px">
<tr><td style="padding:24px 32px 0;font-size:22px;font-weight:800;letter-spacing:-1px;color:#0b7a70">traip</td></tr>
<tr><td style="padding:24px 32px 8px">${paragraphs}
<p style="margin:8px 0 24px"><a href="${address}" style="display:inline-block;background:#0b7a70;color:#ffffff;font-weight:700;text-decoration:none;padding:13px 24px;border-radius:12px">${escapeHtml(button)}</a></p>
<p style="margin:0 0 16px;font-size:13px;line-height:20px;color:#46526c">${escapeHtml(copyLink[locale])}<br><a href="${address}" style="color:#0b7a70;word-break:break-all">${address}</a></p></td></tr>
<tr><td style="padding:16px 32px 24px;border-top:1px solid #e2e7ee;font-size:13px;line-height:20px;color:#5c6880">${escapeHtml(footer)}${unsubscribeLink(content)}</td></tr>
</table></td></tr></table></body></html>`;
}
