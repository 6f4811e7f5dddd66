import type { Locale } from '@traip/contract';
import type { Email } from '../../platform/mail/mailer.ts';
import { renderEmail } from '../../platform/mail/render-email.ts';
import type { Sentence } from '../words/told.ts';

interface News extends Sentence {
  /** Without the language in front; null: it leads nowhere any more. */
  readonly path: string | null;
}

interface Told {
  readonly email: string;
  readonly locale: Locale;
  readonly firstName: string;
  /** At least one, the latest first. */
  readonly news: readonly News[];
  /** Ends mails like this one, without signing in. */
  readonly token: string;
}

/** A letter names so many; the rest is in the inbox. */
const mostNamed = 20;

const words = {
  es: {
    hello: (name: string) => `Hola, ${name}:`,
    many: (count: number) => `Tienes ${count} avisos en Traip`,
    more: (count: number) => `… y ${count} más.`,
    one: 'Ver los detalles',
    all: 'Ver mis avisos',
    footer: 'Recibes este correo porque juegas, arbitras u organizas en Traip.',
    unsubscribe: 'Dejar de recibir correos como este',
  },
  en: {
    hello: (name: string) => `Hi ${name},`,
    many: (count: number) => `You have ${count} notifications on Traip`,
    more: (count: number) => `… and ${count} more.`,
    one: 'See the details',
    all: 'See my notifications',
    footer: 'You get this mail because you play, referee or organise on Traip.',
    unsubscribe: 'Stop getting mails like this',
  },
} as const;

/** One thing, or many at once: what happened, a link to it, and a way to end such mails (RFC 8058). */
export function writeNotifications({ email, locale, firstName, news, token }: Told, origin: string): Email {
  const said = words[locale];
  const prefix = locale === 'en' ? '/en' : '';
  const [first] = news;
  const isOne = news.length === 1 && first !== undefined;
  const lines = news
    .slice(0, mostNamed)
    .map(({ title, text }) => (text === '' ? title : `${title}\n${text}`));
  const left = news.length - lines.length;
  const subject = isOne ? first.title : said.many(news.length);
  const link = `${origin}${prefix}${(isOne && first.path) || '/notifications'}`;
  return {
    to: email,
    subject,
    headers: unsubscribeHeaders(origin, token),
    ...renderEmail({
      locale,
      subject,
      link,
      button: isOne ? said.one : said.all,
      footer: said.footer,
      lines: [said.hello(firstName), ...lines, ...(left > 0 ? [said.more(left)] : [])],
      unsubscribe: { label: said.unsubscribe, link: `${origin}${prefix}/unsubscribe?token=${token}` },
    }),
  };
}

/** Mail programs show a button for these, and send what it says without opening anything. */
export function unsubscribeHeaders(origin: string, token: string): Record<string, string> {
  return {
    'List-Unsubscribe': `<${origin}/v1/club/notifications/unsubscribe?token=${token}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}
