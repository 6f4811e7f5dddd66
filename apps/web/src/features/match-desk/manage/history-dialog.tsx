'use client';

import { useLocale, useMessages, useTranslations } from 'next-intl';
import { dayAndTime } from '../../../i18n/formats.ts';
import { PlainDialog } from '../../../ui/dialog/plain-dialog.tsx';
import { useDeskContext } from '../data/desk-context.tsx';
import { EventIcon } from '../events/event-icon.tsx';
import { useEntryText } from '../log/use-entry-text.ts';
import { type HistoryEntry, historyEntries } from './history-entries.ts';
import styles from './manage.module.css';

export function HistoryDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslations('matchDesk');
  const { desk } = useDeskContext();
  const entries = historyEntries(desk);
  return (
    <PlainDialog open title={t('menu.history')} onClose={onClose}>
      {entries.length === 0 && <p className={styles.quiet}>{t('logEmpty')}</p>}
      <ol>
        {entries.map((entry) => (
          <Line key={entry.key} entry={entry} />
        ))}
      </ol>
    </PlainDialog>
  );
}

function Line({ entry: { event, action, at, by, undone } }: { readonly entry: HistoryEntry }) {
  const t = useTranslations('matchDesk');
  const locale = useLocale();
  const { deeds } = useMessages().matchDesk;
  const { unit } = useDeskContext();
  const entryText = useEntryText();
  const actorLabel = useActorLabel();
  const eventText = event === null ? null : entryText(event);
  const actionKey = action !== null && action in deeds ? (action as keyof typeof deeds) : 'UPDATED';
  const title = eventText === null ? t(`deeds.${actionKey}`, { unit }) : eventText.title;
  const reason = useReasonLabel()(event);
  const when = dayAndTime(locale, new Date(at));
  const facts = [...(eventText?.facts ?? []), reason].filter((fact) => fact !== null);
  return (
    <li className={styles.person}>
      <EventIcon type={event?.type ?? ''} kind={event?.kind ?? null} />
      <span className={styles.name}>
        {undone === null ? <b>{title}</b> : <del className={styles.gone}>{title}</del>}
        {facts.length > 0 && <span className={styles.quiet}>{facts.join(' · ')}</span>}
        <span className={styles.quiet}>
          {by === null ? when : t('writtenBy', { who: actorLabel(by), when })}
        </span>
        {undone !== null && (
          <span className={styles.warning}>
            {t('takenBackBy', {
              who: undone.by === null ? t('doers.PLATFORM') : actorLabel(undone.by),
              when: dayAndTime(locale, new Date(undone.at)),
            })}
          </span>
        )}
      </span>
    </li>
  );
}

/** The reason given, or a default text. */
function useReasonLabel(): (event: HistoryEntry['event']) => string | null {
  const t = useTranslations('matchDesk');
  const { reasons } = useMessages().matchDesk;
  return (event) => {
    const reason = event?.payload.reason;
    if (typeof reason !== 'string') return null;
    return reason in reasons ? t(`reasons.${reason as keyof typeof reasons}`) : reason;
  };
}

/** "Marta Crespo (Administración)", "Enlace de anotación «Pista 2»". */
function useActorLabel(): (by: NonNullable<HistoryEntry['by']>) => string {
  const t = useTranslations('matchDesk');
  const { roles: orgRoles, teamRoles } = useMessages();
  const roles: Readonly<Record<string, unknown>> = { ...teamRoles, ...orgRoles };
  return ({ kind, name, role }) => {
    if (kind === 'SCORER_LINK') return name === null ? t('doers.LINK') : t('doers.LINK_NAMED', { name });
    if (kind === 'PLATFORM' || name === null) return t('doers.PLATFORM');
    const roleName = role === null ? undefined : roles[role];
    return typeof roleName === 'string' ? `${name} (${roleName})` : name;
  };
}
