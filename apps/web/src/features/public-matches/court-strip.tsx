import { type MatchUnit, matchUnit } from '@traip/engine';
import { useLocale, useTranslations } from 'next-intl';
import { timeOfDay } from '../../i18n/formats.ts';
import { Link } from '../../i18n/navigation.ts';
import type { MatchRowView } from '../../ui/match-row/types.ts';
import { useOriginLabel } from '../../ui/match-row/use-origin-label.ts';
import styles from './court-strip.module.css';
import { type CourtsData, loadCourts, type PublicCompetitionData } from './load.ts';

const overStates: readonly string[] = ['FINISHED', 'CANCELED'];

interface CourtStripProps {
  readonly competition: Pick<PublicCompetitionData, 'id' | 'state' | 'category'>;
}

/** The match on each court and the next ones, if matches are called. */
export async function CourtStrip({ competition: { id, state, category } }: CourtStripProps) {
  if (overStates.includes(state)) return null;
  const courts = await loadCourts(id);
  if (courts.settings === null) return null;
  return <Courts board={courts} unit={matchUnit(category.sportVariantKey)} />;
}

interface CourtsProps {
  readonly board: CourtsData;
  readonly unit: MatchUnit;
}

export function Courts({ board: { courts, queue }, unit }: CourtsProps) {
  const t = useTranslations('courtQueue');
  const waiting = queue.filter(({ place }) => place !== null);
  const unknown = queue.filter(({ wait }) => wait === 'UNDECIDED').length;
  const nextIds = new Set(courts.map(({ nextMatchId }) => nextMatchId));
  return (
    <section className={styles.courts} aria-label={t('courts')}>
      <ul className={styles.list}>
        {courts.map(({ field, match, nextMatchId }) => (
          <li key={field.id} className={styles.court}>
            <b className={styles.name}>{field.name}</b>
            <Line label={t('now')} match={match} />
            <Line
              label={t('next')}
              match={waiting.find((item) => item.match.id === nextMatchId)?.match ?? null}
            />
          </li>
        ))}
      </ul>
      <Waiting items={waiting.filter((item) => !nextIds.has(item.match.id))} />
      {unknown > 0 && <p className={styles.label}>{t('toBeKnown', { count: unknown, unit })}</p>}
    </section>
  );
}

const shownInQueue = 6;

function Waiting({ items }: { readonly items: CourtsData['queue'] }) {
  const t = useTranslations('courtQueue');
  const locale = useLocale();
  if (items.length === 0) return null;
  return (
    <ol className={styles.queue} aria-label={t('queue')}>
      {items.slice(0, shownInQueue).map(({ match, place, expectedAt }) => (
        <li key={match.id} className={styles.waiting}>
          <span className={styles.label}>{t('place', { place: place ?? 0 })}</span>
          <Sides match={match} />
          {expectedAt !== null && (
            <span className={styles.label}>
              {t('about', { time: timeOfDay(locale, new Date(expectedAt)) })}
            </span>
          )}
        </li>
      ))}
      {items.length > shownInQueue && (
        <li className={styles.label}>{t('more', { count: items.length - shownInQueue })}</li>
      )}
    </ol>
  );
}

function Line({ label, match }: { readonly label: string; readonly match: MatchRowView | null }) {
  return (
    <span className={styles.line}>
      <span className={styles.label}>{label}</span>
      {match === null ? <span className={styles.label}>–</span> : <Sides match={match} />}
    </span>
  );
}

function Sides({ match }: { readonly match: MatchRowView }) {
  const t = useTranslations('courtQueue');
  const originOf = useOriginLabel();
  return (
    <Link href={`/m/${match.id}`} className={styles.sides}>
      {t('sides', {
        home: match.home?.name ?? originOf(match.homeOrigin),
        away: match.away?.name ?? originOf(match.awayOrigin),
      })}
    </Link>
  );
}
