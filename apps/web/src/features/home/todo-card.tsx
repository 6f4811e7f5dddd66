'use client';

import ScheduleRounded from '@mui/icons-material/ScheduleRounded';
import { useLocale, useTranslations } from 'next-intl';
import { daysUntil } from '../../i18n/days-until.ts';
import { shortDay, timeOfDay } from '../../i18n/formats.ts';
import { mapLink } from '../../lib/map-link.ts';
import { buttonClass } from '../../ui/button/button.tsx';
import { PersonAvatar } from '../../ui/identity/person-avatar.tsx';
import { ButtonLink } from '../../ui/navigation/button-link.tsx';
import { Answers, AttendanceCounts } from '../attendance/index.ts';
import { matchHref } from '../my-matches/index.ts';
import { type Task, taskOf } from './task-of.ts';
import styles from './todo-card.module.css';
import type { HomeMatch, NextMatchData } from './use-my-home.ts';

interface TodoProps {
  readonly match: HomeMatch;
  readonly next: NextMatchData | null;
}

/** One thing to do with its deadline, and who's coming. */
export function TodoCard({ match, next }: TodoProps) {
  const task = taskOf(match, next);
  const { attendees } = match.mine;
  const attendance = next?.attendance ?? null;
  return (
    <div className={styles.card}>
      {task === 'lineup' && <Deadline at={next?.lineup?.dueAt ?? null} />}
      <TaskText match={match} next={next} task={task} />
      {task === 'answer' ? (
        <Answers matchId={match.id} attendees={attendees} />
      ) : (
        <Action match={match} next={next} task={task} />
      )}
      {attendance !== null && (
        <div className={styles.who}>
          <Faces attendance={attendance} />
          <span className={styles.counts}>
            <AttendanceCounts counts={attendance.counts} />
          </span>
        </div>
      )}
      {task !== 'answer' && <Answers matchId={match.id} attendees={attendees} />}
    </div>
  );
}

function Deadline({ at }: { readonly at: string | null }) {
  const t = useTranslations('home.due');
  const locale = useLocale();
  if (at === null) return null;
  const moment = new Date(at);
  const days = daysUntil(moment, new Date());
  const values = { time: timeOfDay(locale, moment), day: shortDay(locale, moment) };
  return (
    <p className={styles.due}>
      <ScheduleRounded aria-hidden="true" sx={{ fontSize: 16 }} />
      {t(days === 0 ? 'today' : days === 1 ? 'tomorrow' : 'later', values)}
    </p>
  );
}

interface TaskProps extends TodoProps {
  readonly task: Task;
}

function TaskText({ match, next, task }: TaskProps) {
  const t = useTranslations('home.tasks');
  const going = next?.attendance?.counts.going ?? 0;
  const isDraft = next?.lineup?.state === 'DRAFT';
  const child = match.mine.attendees.find(({ isSelf }) => !isSelf);
  const isAboutChild = child !== undefined && match.mine.attendees.every(({ isSelf }) => !isSelf);
  if (task === 'answer')
    return (
      <h3 className={styles.title}>
        {isAboutChild ? t('answer.ofChild', { name: child.firstName }) : t('answer.title')}
      </h3>
    );
  return (
    <>
      <h3 className={styles.title}>{t(`${task}.title`)}</h3>
      <p className={styles.text}>
        {task === 'lineup'
          ? t(isDraft ? 'lineup.draft' : 'lineup.text', { count: going })
          : t(`${task}.text`)}
      </p>
    </>
  );
}

function Action({ match, next, task }: TaskProps) {
  const t = useTranslations('home.tasks');
  if (task === 'directions' && next?.venue)
    return (
      <a
        href={mapLink(next.venue)}
        target="_blank"
        rel="noopener noreferrer"
        className={buttonClass({ variant: 'contained', size: 'large' })}
      >
        {t('directions.action')}
      </a>
    );
  const href =
    task === 'lineup' && next?.lineup
      ? `/my-teams/${next.lineup.teamId}/matches/${match.id}`
      : matchHref(match);
  return (
    <ButtonLink href={href} size="large">
      {t(task === 'lineup' ? 'lineup.action' : task === 'desk' ? 'desk.action' : 'match.action')}
    </ButtonLink>
  );
}

function Faces({ attendance }: { readonly attendance: NonNullable<NextMatchData['attendance']> }) {
  const { faces, counts } = attendance;
  const more = counts.going - faces.length;
  if (faces.length === 0) return null;
  return (
    <span className={styles.faces} aria-hidden="true">
      {faces.map(({ id, firstName, surnames, avatarUrl }) => (
        <PersonAvatar key={id} firstName={firstName} surnames={surnames} url={avatarUrl} size={36} />
      ))}
      {more > 0 && <span className={styles.more}>+{more}</span>}
    </span>
  );
}
