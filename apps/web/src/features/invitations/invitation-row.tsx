'use client';

import type { OrganisationRole, TeamRole } from '@traip/contract';
import dynamic from 'next/dynamic';
import { useLocale, useTranslations } from 'next-intl';
import { dayAndTime } from '../../i18n/formats.ts';
import { Button } from '../../ui/button/button.tsx';
import { FormError } from '../../ui/feedback/notice.tsx';
import { Crest } from '../../ui/identity/crest.tsx';
import styles from './invitations.module.css';
import { useAnswerInvitation } from './use-answer-invitation.ts';
import type { PendingInvitation } from './use-my-invitations.ts';

const AnswerFor = dynamic(() => import('./answer-for.tsx'));

interface InvitationRowProps {
  readonly invitation: PendingInvitation;
  readonly onJoined: () => void;
}

export function InvitationRow({ invitation, onJoined }: InvitationRowProps) {
  const t = useTranslations('invitations');
  const locale = useLocale();
  const { busy, failure, as, setAs, accept, decline } = useAnswerInvitation(invitation, onJoined);
  const { name, avatarUrl, invitedBy, expiresAt, kind, child } = invitation;
  const role = useRoleName(invitation);
  return (
    <li className={styles.row}>
      <Crest name={name} url={avatarUrl} width={40} />
      <div className={styles.words}>
        <b className={styles.name}>{name}</b>
        <p>
          {child === null
            ? t('asks', { by: invitedBy, role })
            : t('asksForChild', { by: invitedBy, name: child })}
        </p>
        <p className={styles.quiet}>{t('until', { when: dayAndTime(locale, new Date(expiresAt)) })}</p>
      </div>
      {kind === 'team' && (
        <div className={styles.choice}>
          <AnswerFor invitation={invitation} as={as} onChange={setAs} />
        </div>
      )}
      <div className={styles.answers}>
        <Button
          variant="outlined"
          aria-disabled={busy !== null}
          aria-label={t('declineOf', { name })}
          onClick={decline}
        >
          {busy === 'decline' ? t('declining') : t('decline')}
        </Button>
        <Button
          variant="contained"
          aria-disabled={busy !== null}
          aria-label={t('acceptOf', { name })}
          onClick={accept}
        >
          {busy === 'accept' ? t('accepting') : t('accept')}
        </Button>
      </div>
      {failure !== null && (
        <div className={styles.wide}>
          <FormError>{failure}</FormError>
        </div>
      )}
    </li>
  );
}

function useRoleName({ kind, role }: PendingInvitation): string {
  const t = useTranslations();
  return kind === 'team' ? t(`teamRoles.${role as TeamRole}`) : t(`roles.${role as OrganisationRole}`);
}
