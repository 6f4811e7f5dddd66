import type { Locale } from '@traip/contract';
import type { Email } from '../../platform/mail/mailer.ts';
import { renderEmail } from '../../platform/mail/render-email.ts';
import type { Sentence } from '../wording/sentences.ts';

interface DigestItem extends Sentence {
  /** Without the language prefix; null: its subject no longer exists. */
  readonly path: string | null;
}

interface Digest {
  readonly email: string;
  readonly locale: Locale;
  readonly firstName: string;
  /** At least one, the latest first. */
  readonly items: readonly DigestItem[];
  /** Unsubscribes from emails like this one, without signing in. */
  readonly token: string;
}

/** The rest is in the inbox. */
const maxItems = 20;

const texts = {
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
    many: (count: number) => `You have ${count} new notifications on Traip`,
    more: (count: number) => `… and ${count} more.`,
    one: 'See details',
    all: 'See my notifications',
    footer: 'You’re receiving this email because you play, referee or organise on Traip.',
    unsubscribe: 'Unsubscribe from emails like this',
  },
} as const;

/** One or several notifications, with a link to them and to unsubscribe (RFC 8058). */
export function digestEmail({ email, locale, firstName, items, token }: Digest, origin: string): Email {
  const phrases = texts[locale];
  const prefix = locale === 'en' ? '/en' : '';
  const [first] = items;
  const isOne = items.length === 1 && first !== undefined;
  const lines = items
    .slice(0, maxItems)
    .map(({ title, text }) => (text === '' ? title : `${title}\n${text}`));
  const remaining = items.length - lines.length;
  const subject = isOne ? first.title : phrases.many(items.length);
  const link = `${origin}${prefix}${(isOne && first.path) || '/notifications'}`;
  return {
    to: email,
    subject,
    headers: unsubscribeHeaders(origin, token),
    ...renderEmail({
      locale,
      subject,
      link,
      button: isOne ? phrases.one : phrases.all,
      footer: phrases.footer,
      lines: [phrases.hello(firstName), ...lines, ...(remaining > 0 ? [phrases.more(remaining)] : [])],
      unsubscribe: { label: phrases.unsubscribe, link: `${origin}${prefix}/unsubscribe?token=${token}` },
    }),
  };
}

/** Mail clients show an unsubscribe button for these headers. */
export function unsubscribeHeaders(origin: string, token: string): Record<string, string> {
  return {
    'List-Unsubscribe': `<${origin}/v1/club/notifications/unsubscribe?token=${token}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}
