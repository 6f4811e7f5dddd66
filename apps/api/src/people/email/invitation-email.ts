import type { Locale } from '@traip/contract';
import type { Email } from '../../platform/mail/mailer.ts';
import { renderEmail } from '../../platform/mail/render-email.ts';

interface OpenInvitation {
  readonly kind: 'organisation' | 'team';
  readonly email: string;
  readonly locale: Locale;
  /** Of the organisation or the team. */
  readonly name: string;
  readonly invitedBy: string;
}

const texts = {
  es: ({ kind, name, invitedBy }: OpenInvitation) => ({
    subject: `${invitedBy} te invita a ${name} en Traip`,
    lines: [
      'Hola:',
      kind === 'team'
        ? `${invitedBy} quiere que formes parte del equipo ${name}.`
        : `${invitedBy} quiere que formes parte de ${name}.`,
      'Abre el enlace para aceptar o rechazar. Si aún no tienes cuenta, regístrate con este mismo correo: la invitación te espera.',
    ],
    button: 'Ver la invitación',
    footer: 'La invitación caduca en 14 días. Si no conoces a quien te invita, no tienes que hacer nada.',
  }),
  en: ({ kind, name, invitedBy }: OpenInvitation) => ({
    subject: `${invitedBy} has invited you to ${name} on Traip`,
    lines: [
      'Hello,',
      kind === 'team'
        ? `${invitedBy} has invited you to join the team ${name}.`
        : `${invitedBy} has invited you to join ${name}.`,
      'Open the link to accept or decline. If you don’t have an account yet, sign up with this email and you’ll find the invitation there.',
    ],
    button: 'View invitation',
    footer: 'The invitation expires in 14 days. If you don’t know who sent it, you can ignore this email.',
  }),
};

/** The link needs no secret: the owner of the verified address finds the invitation in their account. */
export function invitationEmail(invitation: OpenInvitation, origin: string): Email {
  const { email, locale } = invitation;
  const text = texts[locale](invitation);
  const link = `${origin}${locale === 'en' ? '/en' : ''}/invitations`;
  return { to: email, subject: text.subject, ...renderEmail({ locale, link, ...text }) };
}
