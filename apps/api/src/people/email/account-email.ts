import type { Locale } from '@traip/contract';
import { type Device, nameOfDevice } from '../../platform/http/device.ts';
import type { AccountEmailJob } from '../../platform/jobs/jobs.ts';
import type { Email } from '../../platform/mail/mailer.ts';
import { renderEmail } from '../../platform/mail/render-email.ts';

interface EmailText {
  readonly subject: string;
  readonly lines: readonly string[];
  readonly button: string;
  readonly footer: string;
}

interface Recipient {
  /** Null while the address is not verified. */
  readonly name: string | null;
  readonly registeredAt: string;
  /** The device of the opened session; empty where unknown. */
  readonly device: string;
  readonly place: string;
  readonly at: string;
}

type TextFor = (recipient: Recipient) => EmailText;

const hello = {
  es: (name: string | null) => (name === null ? 'Hola:' : `Hola, ${name}:`),
  en: (name: string | null) => (name === null ? 'Hello,' : `Hi ${name},`),
};

const notYou = {
  es: 'Si no has sido tú, no tienes que hacer nada.',
  en: 'If this wasn’t you, you don’t need to do anything.',
};

const texts: Record<AccountEmailJob['letter'], Record<Locale, TextFor>> = {
  'verify-email': {
    es: ({ name, registeredAt }) => ({
      subject: 'Verifica tu correo en Traip',
      lines: [
        hello.es(name),
        'Ya casi estás. Confirma que este correo es tuyo para entrar en Traip.',
        `Este enlace es para la cuenta que se ha creado el ${registeredAt}. Si has recibido otros, usa solo el de tu registro.`,
      ],
      button: 'Verificar mi correo',
      footer: `El enlace caduca en 24 horas. ${notYou.es}`,
    }),
    en: ({ name, registeredAt }) => ({
      subject: 'Verify your email for Traip',
      lines: [
        hello.en(name),
        'You’re almost there. Confirm that this is your email to start using Traip.',
        `This link is for the account created on ${registeredAt}. If you’ve received others, only use the one for your own registration.`,
      ],
      button: 'Verify my email',
      footer: `The link expires in 24 hours. ${notYou.en}`,
    }),
  },
  'already-registered': {
    es: ({ name }) => ({
      subject: 'Ya tienes una cuenta en Traip',
      lines: [
        hello.es(name),
        'Alguien ha querido registrarse con este correo, que ya tiene cuenta. Si has sido tú, entra como siempre; si no recuerdas la contraseña, puedes elegir otra.',
      ],
      button: 'Entrar en Traip',
      footer: notYou.es,
    }),
    en: ({ name }) => ({
      subject: 'You already have a Traip account',
      lines: [
        hello.en(name),
        'Someone tried to sign up with this email, which already has an account. If it was you, sign in as usual; if you’ve forgotten your password, you can choose a new one.',
      ],
      button: 'Sign in to Traip',
      footer: notYou.en,
    }),
  },
  'reset-password': {
    es: ({ name }) => ({
      subject: 'Elige una contraseña nueva para Traip',
      lines: [hello.es(name), 'Has pedido cambiar tu contraseña. Elige una nueva con este enlace.'],
      button: 'Elegir contraseña nueva',
      footer: `El enlace caduca en 1 hora y solo sirve una vez. ${notYou.es}`,
    }),
    en: ({ name }) => ({
      subject: 'Choose a new password for Traip',
      lines: [hello.en(name), 'You asked to change your password. Use this link to choose a new one.'],
      button: 'Choose a new password',
      footer: `The link expires in 1 hour and can only be used once. ${notYou.en}`,
    }),
  },
  'new-device': {
    es: ({ name, device, place, at }) => ({
      subject: 'Has entrado en Traip desde otro dispositivo',
      lines: [
        hello.es(name),
        'Se ha entrado en tu cuenta desde un dispositivo que no conocíamos.',
        [device, place, at].filter(Boolean).join(' · '),
      ],
      button: 'Ver mis dispositivos',
      footer: 'Si has sido tú, no tienes que hacer nada. Si no, cierra esa sesión y cambia tu contraseña.',
    }),
    en: ({ name, device, place, at }) => ({
      subject: 'New sign-in to Traip',
      lines: [
        hello.en(name),
        'Someone signed in to your account from a new device.',
        [device, place, at].filter(Boolean).join(' · '),
      ],
      button: 'See my devices',
      footer:
        'If this was you, you don’t need to do anything. If not, sign out that device and change your password.',
    }),
  },
  'change-email': {
    es: () => ({
      subject: 'Confirma tu nuevo correo en Traip',
      lines: [
        hello.es(null),
        'Alguien quiere usar este correo para su cuenta de Traip. Confirma que es tuyo.',
      ],
      button: 'Confirmar mi correo',
      footer: `El enlace caduca en 24 horas y solo sirve una vez. ${notYou.es}`,
    }),
    en: () => ({
      subject: 'Confirm your new email for Traip',
      lines: [
        hello.en(null),
        'Someone wants to use this email for their Traip account. Confirm that it’s yours.',
      ],
      button: 'Confirm my email',
      footer: `The link expires in 24 hours and can only be used once. ${notYou.en}`,
    }),
  },
  'email-changed': {
    es: ({ name }) => ({
      subject: 'Tu cuenta de Traip tiene otro correo',
      lines: [
        hello.es(name),
        'Tu cuenta usa ahora otro correo, y a este ya no llegará nada más.',
        'Si has sido tú, no tienes que hacer nada. Si no, recupera tu cuenta: volverá a este correo y se cerrarán todas las sesiones. Después, elige otra contraseña.',
      ],
      button: 'No he sido yo',
      footer: 'El enlace caduca en 7 días y solo sirve una vez.',
    }),
    en: ({ name }) => ({
      subject: 'Your Traip account has a new email',
      lines: [
        hello.en(name),
        'Your account now uses a different email, and we won’t send anything else to this one.',
        'If this was you, you don’t need to do anything. If not, recover your account: it goes back to this email and you’re signed out everywhere. Then choose a new password.',
      ],
      button: 'This wasn’t me',
      footer: 'The link expires in 7 days and can only be used once.',
    }),
  },
};

const pages: Record<AccountEmailJob['letter'], string> = {
  'verify-email': '/auth/verify-email',
  'already-registered': '/auth/login',
  'reset-password': '/auth/reset-password',
  'new-device': '/profile',
  'change-email': '/auth/change-email',
  'email-changed': '/auth/change-email',
};

interface AccountEmail {
  readonly origin: string;
  readonly name: string | null;
  readonly token?: string | undefined;
  readonly registeredAt?: Date;
  readonly session?: Device & { readonly country: string | null; readonly createdAt: Date };
  /** Where it goes, if not to the address of the account. */
  readonly to?: string | undefined;
}

/** "Firefox, Android", "España", "16 de noviembre, 14:03". */
function sessionWords(locale: Locale, { session }: AccountEmail) {
  if (!session) return { device: '', place: '', at: '' };
  const { country, createdAt } = session;
  return {
    device: nameOfDevice(session) ?? '',
    place: country === null ? '' : (new Intl.DisplayNames(locale, { type: 'region' }).of(country) ?? ''),
    at: dateAndTime(locale, createdAt),
  };
}

/** "16 de noviembre, 14:03". */
function dateAndTime(locale: Locale, at: Date): string {
  return at.toLocaleString(locale === 'es' ? 'es-ES' : 'en-GB', {
    timeZone: 'Europe/Madrid',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
  });
}

/** An email in the reader's language, with its one link. */
export function accountEmail({ letter, email, locale }: AccountEmailJob, more: AccountEmail): Email {
  const { origin, name, token, registeredAt, to = email } = more;
  const text = texts[letter][locale]({
    name,
    ...sessionWords(locale, more),
    registeredAt: registeredAt ? dateAndTime(locale, registeredAt) : '',
  });
  const prefix = locale === 'en' ? '/en' : '';
  const link = `${origin}${prefix}${pages[letter]}${token ? `?token=${token}` : ''}`;
  return { to, subject: text.subject, ...renderEmail({ locale, link, ...text }) };
}
