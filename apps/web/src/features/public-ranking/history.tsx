import { useLocale, useTranslations } from 'next-intl';
import { calendarDay } from '../../i18n/formats.ts';
import { Link } from '../../i18n/navigation.ts';
import { Card } from '../../ui/card.tsx';
import { Change } from './change.tsx';
import { useCompetitorName } from './competitor-name.ts';
import { Curve } from './curve.tsx';
import type { RankingHistoryData } from './load.ts';
import styles from './ranking.module.css';

/** How a competitor reached the current rating. */
export function RankingHistoryPage({ history }: { readonly history: RankingHistoryData }) {
  const t = useTranslations('ranking');
  const { traip, row } = history;
  const name = useCompetitorName()(row);
  return (
    <div className={styles.page}>
      <Link href={`/t/${traip.code}/ranking`} className={styles.back}>
        {t('of', { name: traip.name })}
      </Link>
      <h1 className={styles.title}>{name}</h1>
      <Card title={t('standing', { place: row.place })}>
        <HistoryBody history={history} />
      </Card>
    </div>
  );
}

/** On a person's page: one card per ranking. */
export function RankingCards({ rankings }: { readonly rankings: readonly RankingHistoryData[] }) {
  const t = useTranslations('ranking');
  return rankings.map((history) => (
    <Card
      key={history.traip.id}
      title={t('of', { name: history.traip.name })}
      aside={<Link href={`/t/${history.traip.code}/ranking`}>{t('all')}</Link>}
    >
      <p className={styles.about}>{t('standing', { place: history.row.place })}</p>
      <HistoryBody history={history} />
    </Card>
  ));
}

function HistoryBody({ history: { row, periods, method } }: { readonly history: RankingHistoryData }) {
  const t = useTranslations('ranking');
  const locale = useLocale();
  const name = useCompetitorName()(row);
  return (
    <>
      <p className={styles.now}>
        <b>{row.value.toLocaleString(locale)}</b>{' '}
        <span className={styles.quiet}>
          {t(method === 'POINTS' ? 'points' : 'rating')}
          {row.deviation !== null && ` ±${row.deviation}`}
        </span>
      </p>
      <Curve
        values={periods.map(({ value }) => value).toReversed()}
        size="large"
        label={t('trendOf', { name })}
      />
      <ul className={styles.periods}>
        {periods.map((period) => (
          <li key={`${period.day} ${period.competition?.id}`}>
            <span>
              {period.competition === null ? (
                t('played', { count: period.results })
              ) : (
                <Link href={`/c/${period.competition.id}`}>{period.competition.name}</Link>
              )}
              <span className={styles.quiet}>
                {calendarDay(locale, period.day)}
                {period.place !== null &&
                  ` · ${t('finished', { place: period.place, points: period.points ?? 0 })}`}
                {!period.counts && ` · ${t('dropped')}`}
              </span>
            </span>
            <span className={styles.value}>
              <b>{period.value.toLocaleString(locale)}</b>
              <Change value={period.change} />
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
