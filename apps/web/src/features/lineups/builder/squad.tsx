'use client';

import AddRounded from '@mui/icons-material/AddRounded';
import CheckRounded from '@mui/icons-material/CheckRounded';
import type { AttendanceAnswer } from '@traip/contract';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { PersonAvatar } from '../../../ui/identity/person-avatar.tsx';
import { AttendanceCounts, type AttendanceData } from '../../attendance/index.ts';
import { type Draft, type DraftPlayer, isBarred } from '../draft/draft.ts';
import { Reasons } from '../draft/reasons.tsx';
import styles from './builder.module.css';
import type { Building } from './use-building.ts';

interface SquadProps {
  readonly building: Building;
  readonly fixHref: string | null;
  readonly isEnforced: boolean;
  readonly attendance: AttendanceData | undefined;
}

/** The whole team: ineligible players first, then those outside the lineup. */
export function Squad({ building, fixHref, isEnforced, attendance }: SquadProps) {
  const t = useTranslations('lineups');
  const { draft } = building;
  const hasReason = (player: DraftPlayer) => isBarred(player) || player.suspension !== null;
  const barred = draft.filter(hasReason);
  const rest = draft.filter((player) => !hasReason(player));
  const rows = { building, fixHref };
  return (
    <section className={styles.panel} aria-label={t('squad')}>
      <h3 className={styles.panelHead}>
        {t('squad')} <span>{t('people', { count: draft.length })}</span>
      </h3>
      {attendance !== undefined && (
        <p className={styles.counts}>
          <AttendanceCounts counts={attendance.counts} />
        </p>
      )}
      <Group {...rows} title={t('barred', { count: String(barred.length) })} people={barred}>
        {!isEnforced && <p className={styles.noted}>{t('noted')}</p>}
      </Group>
      <Group {...rows} title={t('notCalled')} people={rest.filter(({ place }) => place === null)} />
      <div className={styles.onlyWide}>
        <Group {...rows} title={t('called')} people={rest.filter(({ place }) => place !== null)} />
      </div>
    </section>
  );
}

interface GroupProps extends Pick<SquadProps, 'building' | 'fixHref'> {
  readonly title: string;
  readonly people: Draft;
  readonly children?: ReactNode;
}

function Group({ title, people, building, fixHref, children }: GroupProps) {
  if (people.length === 0) return null;
  return (
    <>
      <h4 className={styles.groupHead}>{title}</h4>
      {children}
      <ul>
        {people.map((player) => (
          <Row key={player.playerId} player={player} building={building} fixHref={fixHref} />
        ))}
      </ul>
    </>
  );
}

interface RowProps extends Pick<SquadProps, 'building' | 'fixHref'> {
  readonly player: DraftPlayer;
}

function Row({ player, building, fixHref }: RowProps) {
  const t = useTranslations('lineups');
  const { playerId, place, name } = player;
  const isClosed = place === null && building.isExcluded(player);
  const answer = building.answerOf(playerId);
  const label = <PlayerLabel player={player} answer={answer} />;
  return (
    <li className={styles.row} data-closed={isClosed} data-answer={answer ?? undefined}>
      {isClosed ? (
        <span className={styles.rowMain}>{label}</span>
      ) : (
        <button
          type="button"
          className={styles.rowMain}
          aria-pressed={building.selectedId === playerId}
          draggable
          onDragStart={() => building.choose(playerId)}
          onClick={() => building.press(playerId)}
        >
          <span className="visually-hidden">
            {place === null ? t('callUpOf', { name }) : `${name}, ${t(`places.${place}`)}`}
            {answer !== null && `. ${t(`answers.${answer}`)}`}
          </span>
          <span className={styles.rowShown} aria-hidden="true">
            {label}
            <Place place={place} />
          </span>
        </button>
      )}
      <Reasons player={player} fixHref={fixHref} />
    </li>
  );
}

interface PlayerLabelProps extends Pick<RowProps, 'player'> {
  readonly answer: AttendanceAnswer | null;
}

function PlayerLabel({ player, answer }: PlayerLabelProps) {
  const t = useTranslations('lineups');
  const { firstName, surnames, avatarUrl, shirt, name, position } = player;
  return (
    <>
      <PersonAvatar firstName={firstName} surnames={surnames} url={avatarUrl} size={36} />
      <span className={styles.rowNumber}>{shirt}</span>
      <span className={styles.who}>
        <b>{name}</b>
        {position !== null && <span>{position}</span>}
        {answer !== null && (
          <span className={styles.said}>
            {answer === 'GOING' && <CheckRounded aria-hidden="true" sx={{ fontSize: 14 }} />}
            {t(`answers.${answer}`)}
          </span>
        )}
      </span>
    </>
  );
}

function Place({ place }: Pick<DraftPlayer, 'place'>) {
  const t = useTranslations('lineups');
  const Icon = place === null ? AddRounded : CheckRounded;
  return (
    <span className={styles.chip} data-in={place !== null}>
      <Icon aria-hidden="true" sx={{ fontSize: 16 }} />
      {place === null ? t('callUp') : t(`places.${place}`)}
    </span>
  );
}
