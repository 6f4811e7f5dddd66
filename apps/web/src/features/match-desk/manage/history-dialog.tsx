'use client';

import { useLocale, useTranslations } from 'next-intl';
import { dayAndTime } from '../../../i18n/formats.ts';
import { FormDialog } from '../../../ui/dialog/dialog.tsx';
import { useTheDesk } from '../data/the-desk.tsx';
import { EventIcon } from '../events/event-icon.tsx';
import { useEventWords } from '../events/use-event-words.ts';
import type { DeskEventData } from '../queue/types.ts';
import styles from './manage.module.css';

/** Everything that was written about the match, in the order in which it was written. */
export function HistoryDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslations('matchDesk');
  const { desk } = useTheDesk();
  const written = desk.events.toSorted((one, other) => other.seq - one.seq);
  return (
    <FormDialog open title={t('menu.history')} onClose={onClose}>
      <ol>
        {written.map((event) => (
          <Written key={event.id} event={event} />
        ))}
      </ol>
    </FormDialog>
  );
}

function Written({ event }: { readonly event: DeskEventData }) {
  const locale = useLocale();
  const words = useEventWords();
  const { desk, rules } = useTheDesk();
  const { type, kind, playerName, teamId, payload, createdAt } = event;
  const team = [desk.home, desk.away].find((one) => one?.id === teamId)?.name;
  const reason = typeof payload.reason === 'string' ? payload.reason : undefined;
  const facts = [dayAndTime(locale, new Date(createdAt)), team, reason].filter((one) => one !== undefined);
  return (
    <li className={styles.person}>
      <EventIcon type={type} kind={kind} scoring={rules.scoring} />
      <span className={styles.name}>
        <b>{[words(type, kind), playerName].filter((one) => one !== null).join(' · ')}</b>
        <span className={styles.quiet}>{facts.join(' · ')}</span>
      </span>
    </li>
  );
}
