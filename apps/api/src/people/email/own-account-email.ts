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
    subject: `${firstName}, now that you’re ${age}, you decide about your data`,
    lines: [
      `Hello ${firstName},`,
      `Now that you’re ${age}, you can have your own Traip account and decide who sees your name and data.`,
      'Sign up with this email and ask your team for an invitation: your matches and statistics will move to your account.',
      'Your guardian’s decisions apply until you change them.',
    ],
    button: 'Create my account',
    footer: 'This is the only email we’ll send. Your team gave us this address.',
  }),
};

/** To a person entered by a club who is now old enough for an account. */
export function ownAccountEmail(reader: Reader, origin: string): Email {
  const { email, locale } = reader;
  const text = texts[locale](reader);
  const link = `${origin}${locale === 'en' ? '/en' : ''}/auth/register`;
  return { to: email, subject: text.subject, ...renderEmail({ locale, link, ...text }) };
}
