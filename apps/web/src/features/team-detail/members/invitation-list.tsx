'use client';

import MailOutlineRounded from '@mui/icons-material/MailOutlineRounded';
import ScheduleRounded from '@mui/icons-material/ScheduleRounded';
import Button from '@mui/material/Button';
import { useLocale, useTranslations } from 'next-intl';
import { dayAndTime } from '../../../i18n/formats.ts';
import { teamApi } from '../../../lib/api/browser.ts';
import { Card } from '../../../ui/card.tsx';
import { useConfirm } from '../../../ui/dialog/confirm.tsx';
import { IconDisc } from '../../../ui/identity/icon-disc.tsx';
import { StateChip } from '../../../ui/identity/state-chip.tsx';
import { QueryState } from '../../../ui/list/query-state.tsx';
import { QrList } from '../../team-qr/index.ts';
import { type TeamData, useTeamChange } from '../team/use-team.ts';
import styles from './members.module.css';
import { type OpenInvitation, useInvitations } from './use-members.ts';

/** Open invitations and active QR codes. Hidden when there are none. */
export function InvitationList({ team }: { team: TeamData }) {
  const t = useTranslations('teamDetail');
  const query = useInvitations(team.id);
  const waiting = query.data && query.data.invitations.length + query.data.qrs.length;
  if (waiting === 0 || query.isPending) return null;
  return (
    <Card title={t('waiting')} aside={waiting && <span className={styles.count}>{waiting}</span>} flush>
      <QueryState query={query} errorTitle={t('waitingFailed')}>
        {({ invitations, qrs }) => (
          <>
            <ul>
              {invitations.map((invitation) => (
                <InvitationRow key={invitation.id} invitation={invitation} />
              ))}
            </ul>
            <QrList qrs={qrs} />
          </>
        )}
      </QueryState>
    </Card>
  );
}

function InvitationRow({ invitation }: { invitation: OpenInvitation }) {
  const t = useTranslations();
  const locale = useLocale();
  const withdraw = useWithdrawal();
  const { id, invitee, role, invitedBy, expiresAt } = invitation;
  return (
    <li className={styles.row}>
      <IconDisc>
        <MailOutlineRounded aria-hidden="true" sx={{ fontSize: 20 }} />
      </IconDisc>
      <span className={styles.words}>
        <b className={styles.name}>{invitee}</b>
        <span className={styles.quiet}>
          {t(`teamRoles.${role}`)} · {t('teamDetail.invitedBy', { name: invitedBy })}
        </span>
      </span>
      <span className={styles.actions}>
        <StateChip tone="neutral" icon={<ScheduleRounded />}>
          {t('teamDetail.expires', { when: dayAndTime(locale, new Date(expiresAt)) })}
        </StateChip>
        <Button
          variant="text"
          color="error"
          aria-label={t('teamDetail.withdrawOf', { invitee })}
          onClick={() => void withdraw(id, invitee)}
        >
          {t('teamDetail.withdraw')}
        </Button>
      </span>
    </li>
  );
}

function useWithdrawal() {
  const t = useTranslations('teamDetail');
  const confirm = useConfirm();
  const change = useTeamChange();
  return async (invitationId: string, invitee: string) => {
    const isConfirmed = await confirm({
      title: t('withdrawQuestion'),
      text: t('withdrawText', { invitee }),
      confirmLabel: t('withdraw'),
      danger: true,
    });
    if (!isConfirmed) return;
    await change(() => teamApi.deleteInvitation({ params: { invitationId } }), {
      done: t('withdrawn'),
      failed: t('withdrawFailed'),
    });
  };
}
