'use client';

import MailOutlineRounded from '@mui/icons-material/MailOutlineRounded';
import ScheduleRounded from '@mui/icons-material/ScheduleRounded';
import Button from '@mui/material/Button';
import { useLocale, useTranslations } from 'next-intl';
import { daysUntil } from '../../i18n/days-until.ts';
import { shortDay } from '../../i18n/formats.ts';
import { IconDisc } from '../../ui/identity/icon-disc.tsx';
import { StateChip } from '../../ui/identity/state-chip.tsx';
import styles from './members.module.css';
import type { InvitationActions } from './use-invitation-actions.ts';
import type { Invitation } from './use-members.ts';

interface PendingRowProps {
  readonly invitation: Invitation;
  readonly actions: InvitationActions;
}

export function PendingRow({ invitation, actions: { busy, resend, withdraw } }: PendingRowProps) {
  const t = useTranslations();
  const locale = useLocale();
  const { id, invitee, role, createdAt } = invitation;
  return (
    <li className={styles.pending}>
      <IconDisc>
        <MailOutlineRounded aria-hidden="true" sx={{ fontSize: 20 }} />
      </IconDisc>
      <span className={styles.words}>
        <b className={styles.name}>{invitee}</b>
        <span className={styles.caption}>
          {t(`roles.${role}`)} · {t('members.sent', { when: shortDay(locale, new Date(createdAt)) })}
        </span>
      </span>
      <Expiry at={invitation.expiresAt} />
      <span className={styles.pendingActions}>
        <Button
          variant="text"
          aria-label={t('members.resendTo', { invitee })}
          aria-disabled={busy !== null}
          onClick={() => resend(invitation)}
        >
          {busy === `resend ${id}` ? t('members.resending') : t('members.resend')}
        </Button>
        <Button
          variant="text"
          color="error"
          aria-label={t('members.withdrawFrom', { invitee })}
          aria-disabled={busy !== null}
          onClick={() => withdraw(invitation)}
        >
          {busy === `withdraw ${id}` ? t('members.withdrawing') : t('members.withdraw')}
        </Button>
      </span>
    </li>
  );
}

function Expiry({ at }: { readonly at: string }) {
  const t = useTranslations('members');
  const days = daysUntil(new Date(at), new Date());
  return (
    <StateChip tone={days <= 1 ? 'warning' : 'neutral'} icon={<ScheduleRounded />}>
      {t('expires', { days })}
    </StateChip>
  );
}
