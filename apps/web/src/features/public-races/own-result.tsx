import DownloadRounded from '@mui/icons-material/DownloadRounded';
import { useLocale, useTranslations } from 'next-intl';
import { PersonAvatar } from '../../ui/identity/person-avatar.tsx';
import { markText, paceText } from '../../ui/race/mark-text.ts';
import { diplomaAddress } from '../sharing/index.ts';
import type { RaceInfo, ResultPage, ResultRow } from './load.ts';
import type { RecordBadges } from './load-records.ts';
import styles from './own-result.module.css';
import { Badges } from './record-badges.tsx';
import type { ResultsQuery } from './results-query.ts';
import { useShownName } from './shown-name.ts';

interface OwnResultProps {
  readonly competitionId: string;
  readonly results: ResultPage;
  readonly query: ResultsQuery;
  readonly showsPace: boolean;
  readonly badges: RecordBadges;
}

/** The result for a typed bib comes first: the time, and the place in each group. */
export function OwnResult({
  competitionId,
  results: { race, items },
  query,
  showsPace,
  badges,
}: OwnResultProps) {
  const row = query.search === '' ? undefined : items.find(({ bib }) => bib === query.search);
  if (row === undefined || race.golf !== null || race.advance !== null) return null;
  return (
    <OwnCard
      competitionId={competitionId}
      row={row}
      race={race}
      showsPace={showsPace}
      badges={badges.get(row.entryId)}
    />
  );
}

interface OwnCardProps extends Pick<OwnResultProps, 'competitionId' | 'showsPace'> {
  readonly row: ResultRow;
  readonly race: RaceInfo;
  readonly badges: ReturnType<RecordBadges['get']>;
}

function OwnCard({ competitionId, row, race, showsPace, badges }: OwnCardProps) {
  const t = useTranslations('races.public');
  const locale = useLocale();
  const name = useShownName()(row);
  const { person, bib, club, mark, netMark, status, gender, band } = row;
  const pace =
    showsPace && race.kind === 'TIME' && mark !== null && status === null
      ? paceText(mark, race.distance)
      : null;
  const places = [
    { label: t('overall'), place: row.place, count: finishersOf(race, null, null) },
    ...(gender === null
      ? []
      : [{ label: t(gender), place: row.genderPlace, count: finishersOf(race, gender, null) }]),
    ...(band === null
      ? []
      : [{ label: band, place: row.categoryPlace, count: finishersOf(race, gender, band) }]),
  ].filter(({ place }) => place !== null);
  return (
    <section className={styles.card} aria-label={t('resultOf', { name })}>
      <div className={styles.who}>
        <PersonAvatar
          firstName={person?.firstName ?? ''}
          surnames={person?.surnames ?? ''}
          url={person?.avatarUrl ?? null}
          size={52}
        />
        <span>
          <b>{name}</b>
          <span className={styles.quiet}>{[t('bibOf', { bib }), club].filter(Boolean).join(' · ')}</span>
        </span>
      </div>
      <p className={styles.mark}>
        {status === null ? mark !== null && markText(mark, race, locale) : t(`statuses.${status}`)}
        <Badges badges={badges} />
      </p>
      <dl className={styles.facts}>
        {places.map(({ label, place, count }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {t('rank', { place: place ?? 0 })} <span className={styles.quiet}>{t('ofAll', { count })}</span>
            </dd>
          </div>
        ))}
        {pace !== null && (
          <div>
            <dt>{t('pace')}</dt>
            <dd>
              {pace} <span className={styles.quiet}>/km</span>
            </dd>
          </div>
        )}
        {netMark !== null && status === null && (
          <div>
            <dt>{t('net')}</dt>
            <dd>{markText(netMark, race, locale)}</dd>
          </div>
        )}
      </dl>
      {row.place !== null && (race.publication === 'PROVISIONAL' || race.publication === 'OFFICIAL') && (
        <a
          className={styles.diploma}
          href={diplomaAddress({ id: competitionId, raceId: race.id, entryId: row.entryId }, locale)}
          download
        >
          <DownloadRounded aria-hidden="true" />
          {t('diploma')}
        </a>
      )}
    </section>
  );
}

function finishersOf({ groups }: RaceInfo, gender: string | null, band: string | null): number {
  return groups.find((group) => group.gender === gender && group.band === band)?.finishers ?? 0;
}
