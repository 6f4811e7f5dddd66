'use client';

import BlockRounded from '@mui/icons-material/BlockRounded';
import CheckRounded from '@mui/icons-material/CheckRounded';
import ScheduleRounded from '@mui/icons-material/ScheduleRounded';
import type { CallReply, matchDeskCalls } from '@traip/contract';
import { useLocale, useTranslations } from 'next-intl';
import { dayAndTime } from '../../../i18n/formats.ts';
import { Button } from '../../../ui/button/button.tsx';
import { useConfirm } from '../../../ui/dialog/confirm.tsx';
import { FormError } from '../../../ui/feedback/notice.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { StateChip } from '../../../ui/identity/state-chip.tsx';
import { useDeskContext } from '../data/desk-context.tsx';
import styles from './manage.module.css';
import { useSaveMatch } from './use-full-match.ts';

type ListedLink = CallReply<(typeof matchDeskCalls)['scorerLinks']>['links'][number];

interface LinkRowProps {
  readonly link: ListedLink;
  readonly onRevoked: () => void;
}

const appearances = {
  OPEN: { tone: 'success', Icon: CheckRounded },
  EXPIRED: { tone: 'neutral', Icon: ScheduleRounded },
  REVOKED: { tone: 'error', Icon: BlockRounded },
} as const;

export function LinkRow({ link, onRevoked }: LinkRowProps) {
  const t = useTranslations('matchDesk');
  const locale = useLocale();
  const revoke = useRevoke(link, onRevoked);
  const undoEvents = useUndoEvents(link, onRevoked);
  const { desk } = useDeskContext();
  const { state, events, createdBy, createdAt, lastUsedAt, expiresAt } = link;
  const { tone, Icon } = appearances[state];
  const moment = (at: string) => dayAndTime(locale, new Date(at));
  const name = link.label ?? t('unnamedLink');
  return (
    <li className={styles.person}>
      <span className={styles.name}>
        <span className={styles.titled}>
          <b>{name}</b>
          <StateChip tone={tone} icon={<Icon />}>
            {t(`linkStates.${state}`)}
          </StateChip>
        </span>
        <span className={styles.quiet}>{t('writtenBy', { who: createdBy, when: moment(createdAt) })}</span>
        <span className={styles.quiet}>
          {lastUsedAt === null ? t('neverUsed') : t('lastUsed', { when: moment(lastUsedAt) })}
          {state === 'OPEN' && ` · ${t('goodUntil', { when: moment(expiresAt) })}`}
        </span>
        {revoke.failure !== null && <FormError>{revoke.failure}</FormError>}
        {undoEvents.failure !== null && <FormError>{undoEvents.failure}</FormError>}
      </span>
      {events > 0 && desk.actions.includes('deleteEvent') && (
        <Button
          variant="outlined"
          isDanger
          aria-label={t('takeBackOf', { name })}
          aria-disabled={undoEvents.busy}
          onClick={() => void undoEvents.confirmUndo(name)}
        >
          {t('takeBackAll', { count: events })}
        </Button>
      )}
      {state === 'OPEN' && (
        <Button
          variant="outlined"
          isDanger
          aria-label={t('revokeOf', { name })}
          aria-disabled={revoke.busy}
          onClick={() => void revoke.confirmRevocation(name)}
        >
          {t('revoke')}
        </Button>
      )}
    </li>
  );
}

function useRevoke({ id }: ListedLink, onRevoked: () => void) {
  const t = useTranslations('matchDesk');
  const confirm = useConfirm();
  const toast = useToast();
  const { desk, client } = useDeskContext();
  const { save, busy, failure } = useSaveMatch(() => {
    toast(t('linkRevoked'));
    onRevoked();
  });
  const confirmRevocation = async (name: string) => {
    const question = { title: t('revokeTitle', { name }), text: t('revokeText'), confirmLabel: t('revoke') };
    if (!(await confirm({ ...question, danger: true }))) return;
    await save(() => client.revokeScorerLink({ params: { linkId: id, matchId: desk.id } }));
  };
  return { confirmRevocation, busy, failure };
}

/** Undoes everything recorded through a link. */
function useUndoEvents({ id, events: count }: ListedLink, onDone: () => void) {
  const t = useTranslations('matchDesk');
  const confirm = useConfirm();
  const toast = useToast();
  const { desk, client, refetch } = useDeskContext();
  const { save, busy, failure } = useSaveMatch(() => {
    toast(t('linkTakenBack', { count }));
    refetch();
    onDone();
  });
  const confirmUndo = async (name: string) => {
    const question = { title: t('takeBackTitle', { name }), text: t('takeBackText', { count }) };
    if (!(await confirm({ ...question, confirmLabel: t('takeBackAll', { count }), danger: true }))) return;
    await save(() => client.takeBackScorerLink({ params: { linkId: id, matchId: desk.id } }));
  };
  return { confirmUndo, busy, failure };
}
