import type { Locale } from '@traip/contract';
import type { AccountEmailJob } from '../../platform/jobs/jobs.ts';
import type { Email } from '../../platform/mail/mailer.ts';
import { renderEmail } from '../../platform/mail/render-email.ts';

interface EmailText {
  readonly subject: string;
  readonly lines: readonly string[];
  readonly button: string;
  readonly footer: string;
}

type TextFor = (firstName: string) => EmailText;

const notYou = {
  es: 'Si no has sido tú, no tienes que hacer nada.',
  en: 'If this was not you, there is nothing you need to do.',
};

const texts: Record<AccountEmailJob['letter'], Record<Locale, TextFor>> = {
  'verify-email': {
    es: (name) => ({
      subject: 'Verifica tu correo en Traip',
      lines: [`Hola, ${name}:`, 'Ya casi estás. Confirma que este correo es tuyo para entrar en Traip.'],
      button: 'Verificar mi correo',
      footer: `El enlace caduca en 24 horas. ${notYou.es}`,
    }),
    en: (name) => ({
      subject: 'Verify your email for Traip',
      lines: [`Hi ${name},`, 'You are almost there. Confirm that this email is yours to get into Traip.'],
      button: 'Verify my email',
      footer: `The link expires in 24 hours. ${notYou.en}`,
    }),
  },
  'already-registered': {
    es: (name) => ({
      subject: 'Ya tienes una cuenta en Traip',
      lines: [
        `Hola, ${name}:`,
        'Alguien ha querido registrarse con este correo, que ya tiene cuenta. Si has sido tú, entra como siempre; si no recuerdas la contraseña, puedes elegir otra.',
      ],
      button: 'Entrar en Traip',
      footer: notYou.es,
    }),
    en: (name) => ({
      subject: 'You already have a Traip account',
      lines: [
        `Hi ${name},`,
        'Somebody tried to register with this email, which already has an account. If it was you, sign in as usual; if you forgot the password, you can choose another.',
      ],
      button: 'Sign in to Traip',
      footer: notYou.en,
    }),
  },
  'reset-password': {
    es: (name) => ({
      subject: 'Elige una contraseña nueva para Traip',
      lines: [`Hola, ${name}:`, 'Has pedido cambiar tu contraseña. Elige una nueva con este enlace.'],
      button: 'Elegir contraseña nueva',
      footer: `El enlace caduca en 1 hora y solo sirve una vez. ${notYou.es}`,
    }),
    en: (name) => ({
      subject: 'Choose a new password for Traip',
      lines: [`Hi ${name},`, 'You asked to change your password. Choose a new one with this link.'],
      button: 'Choose a new password',
      footer: `The link expires in 1 hour and works once. ${notYou.en}`,
    }),
  },
};

const pages: Record<AccountEmailJob['letter'], string> = {
  'verify-email': '/auth/verify-email',
  'already-registered': '/auth/login',
  'reset-password': '/auth/reset-password',
};

/** An email in the reader's language, with its one link. */
export function accountEmail(
  { letter, email, locale }: AccountEmailJob,
  { origin, firstName, token }: { origin: string; firstName: string; token?: string | undefined },
): Email {
  const text = texts[letter][locale](firstName);
  const prefix = locale === 'en' ? '/en' : '';
  const link = `${origin}${prefix}${pages[letter]}${token ? `?token=${token}` : ''}`;
  return { to: email, subject: text.subject, ...renderEmail({ locale, link, ...text }) };
}
