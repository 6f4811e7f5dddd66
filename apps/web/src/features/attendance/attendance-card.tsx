'use client';

import { CallFailure } from '@traip/contract';
import { useTranslations } from 'next-intl';
import { type Attendee, answerOf } from '../../lib/attendee.ts';
import { useSession } from '../../lib/session/index.ts';
import { Card } from '../../ui/card.tsx';
import { fullName } from '../../ui/identity/full-name.ts';
import { PersonAvatar } from '../../ui/identity/person-avatar.tsx';
import { QueryState } from '../../ui/list/query-state.tsx';
import { AnswerButtons } from './answer-buttons.tsx';
import { Answers } from './answers.tsx';
import styles from './attendance.module.css';
import { AttendanceCounts } from './attendance-counts.tsx';
import { type AttendanceData, type AttendanceKey, useAttendance } from './use-attendance.ts';

/** Who in the team comes to a match: the reader's own answer first, everyone else behind a click. */
export function AttendanceCard(team: AttendanceKey) {
  const t = useTranslations('attendance');
  const query = useAttendance(team);
  // Staff who look in aren't part of the team.
  if (query.error instanceof CallFailure && query.error.code === 'FORBIDDEN') return null;
  return (
    <Card title={t('title')}>
      <QueryState query={query} errorTitle={t('loadFailed')} heading="h3">
        {(data) => <Content data={data} />}
      </QueryState>
    </Card>
  );
}

function Content({ data }: { readonly data: AttendanceData }) {
  const t = useTranslations('attendance');
  const { user } = useSession();
  const { matchId, teamId, counts, people, isOpen } = data;
  const attendees = people.map((each) => attendeeOf(each, { teamId, userId: user?.id }));
  const own = attendees.filter(({ isSelf }) => isSelf);
  return (
    <div className={styles.card}>
      <AttendanceCounts counts={counts} />
      {isOpen && <Answers matchId={matchId} attendees={own} />}
      <details>
        <summary className={styles.summary}>{t('everyone', { count: people.length })}</summary>
        <ul className={styles.people}>
          {people.map((each, index) => {
            const attendee = attendees[index];
            return (
              attendee && <Person key={each.person.id} matchId={matchId} attendee={attendee} person={each} />
            );
          })}
        </ul>
      </details>
    </div>
  );
}

type PersonData = AttendanceData['people'][number];

function attendeeOf(
  { person, answer, isForOldDate }: PersonData,
  { teamId, userId }: { readonly teamId: string; readonly userId: string | undefined },
): Attendee {
  const { id: personId, firstName } = person;
  return { personId, firstName, teamId, isSelf: personId === userId, answer, isForOldDate };
}

interface PersonProps {
  readonly matchId: string;
  readonly person: PersonData;
  readonly attendee: Attendee;
}

function Person({ matchId, person: { person, mayAnswer }, attendee }: PersonProps) {
  const t = useTranslations('attendance');
  const { firstName, surnames, avatarUrl } = person;
  return (
    <li className={styles.person}>
      <PersonAvatar firstName={firstName} surnames={surnames} url={avatarUrl} size={32} />
      <span className={styles.name}>{fullName(person)}</span>
      {mayAnswer ? (
        <AnswerButtons matchId={matchId} attendee={attendee} />
      ) : (
        <span className={styles.quiet}>{t(`states.${answerOf(attendee) ?? 'PENDING'}`)}</span>
      )}
    </li>
  );
}
