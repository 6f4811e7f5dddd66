import type { Locale } from '@traip/contract';
import type { Email } from '../../platform/mail/mailer.ts';
import { renderEmail } from '../../platform/mail/render-email.ts';

interface Reader {
  readonly email: string;
  readonly firstName: string;
  readonly age: number;
  readonly locale: Locale;
}

const texts = {
  es: ({ firstName, age }: Reader) => ({
    subject: `${firstName}, con ${age} años decides tú sobre tus datos`,
    lines: [
      `Hola, ${firstName}:`,
      `Con ${age} años ya puedes tener tu propia cuenta en Traip y decidir qué se ve de tu nombre y de tus datos.`,
      'Regístrate con este correo y pide a tu equipo una invitación: tus partidos y estadísticas pasarán a tu cuenta.',
      'Lo que decidió quien responde por ti sigue valiendo hasta que lo cambies.',
    ],
    button: 'Crear mi cuenta',
    footer: 'Te escribimos una sola vez, porque tu equipo nos dio este correo.',
  }),
  en: ({ firstName, age }: Reader) => ({
    subject: `${firstName}, at ${age} you decide about your data`,
    lines: [
      `Hello ${firstName},`,
      `At ${age} you may have your own Traip account and decide what is seen of your name and your data.`,
      'Register with this email address and ask your team for an invitation: your matches and statistics move to your account.',
      'What your guardian decided holds until you change it.',
    ],
    button: 'Create my account',
    footer: 'We write only once, because your team gave us this address.',
  }),
};

/** To somebody whom a club entered and who is old enough for an account now. */
export function ownAccountEmail(reader: Reader, origin: string): Email {
  const { email, locale } = reader;
  const text = texts[locale](reader);
  const link = `${origin}${locale === 'en' ? '/en' : ''}/auth/register`;
  return { to: email, subject: text.subject, ...renderEmail({ locale, link, ...text }) };
}
