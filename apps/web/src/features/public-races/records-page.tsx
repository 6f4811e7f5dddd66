import { windText } from '@traip/engine/race-records';
import { useLocale, useTranslations } from 'next-intl';
import { calendarDay } from '../../i18n/formats.ts';
import { Link } from '../../i18n/navigation.ts';
import { EmptyState } from '../../ui/feedback/state.tsx';
import { fullName } from '../../ui/identity/full-name.ts';
import { LinkPager } from '../../ui/list/link-pager.tsx';
import { markText } from '../../ui/race/mark-text.ts';
import type { RecordPage, RecordRow } from './load-records.ts';
import ranking from './ranking.module.css';
import styles from './records.module.css';
import { type RecordsQuery, recordsAddress } from './records-query.ts';

interface RecordsPageProps {
  readonly traip: { readonly code: string; readonly name: string };
  readonly records: RecordPage;
  readonly query: RecordsQuery;
}

/** The records of a Traip by event. Links, which work without JavaScript. */
export function RecordsPage({ traip, records, query }: RecordsPageProps) {
  const t = useTranslations('records');
  const { event, page, totalPages } = records;
  const to = (change: Partial<RecordsQuery>) => recordsAddress(traip.code, query, change);
  return (
    <div className={styles.page}>
      <Link href={`/t/${traip.code}`} className={styles.back}>
        {traip.name}
      </Link>
      <h1 className={styles.title}>{t('title')}</h1>
      <section className={ranking.card} aria-label={event?.event ?? t('title')}>
        {event === null ? (
          <EmptyState title={t('none')}>{t('noneText')}</EmptyState>
        ) : (
          <>
            <Tools records={records} query={query} to={to} />
            {records.items.length === 0 ? (
              <EmptyState title={t('noneOf')}>{t('noneText')}</EmptyState>
            ) : (
              <RecordTable event={event} query={query} items={records.items} />
            )}
          </>
        )}
        {totalPages > 1 && (
          <LinkPager
            previous={page > 1 ? to({ page: page - 1 }) : null}
            next={page < totalPages ? to({ page: page + 1 }) : null}
          >
            {t('page', { page, totalPages })}
          </LinkPager>
        )}
      </section>
    </div>
  );
}

interface ToolsProps extends Pick<RecordsPageProps, 'records' | 'query'> {
  readonly to: (change: Partial<RecordsQuery>) => string;
}

function Tools({ records: { events, event }, query, to }: ToolsProps) {
  const t = useTranslations('records');
  return (
    <div className={styles.tools}>
      <nav className={ranking.pills} aria-label={t('events')}>
        {events.map((one) => (
          <Link
            key={`${one.event} ${one.kind}`}
            href={to({ event: one.event })}
            scroll={false}
            className={ranking.pill}
            aria-current={one.event === event?.event ? 'page' : undefined}
          >
            {one.event}
          </Link>
        ))}
      </nav>
      <nav className={ranking.segments} aria-label={t('whose')}>
        {(['MEETING', 'CLUB'] as const).map((of) => (
          <Link
            key={of}
            href={to({ of, search: '' })}
            scroll={false}
            className={ranking.segment}
            aria-current={query.of === of ? 'true' : undefined}
          >
            {t(`of.${of}`)}
          </Link>
        ))}
      </nav>
    </div>
  );
}

type EventInfo = NonNullable<RecordPage['event']>;

interface RecordTableProps extends Pick<RecordsPageProps, 'query'> {
  readonly event: EventInfo;
  readonly items: readonly RecordRow[];
}

function RecordTable({ event, items, query }: RecordTableProps) {
  const t = useTranslations('records');
  return (
    <table className={ranking.table} aria-label={event.event}>
      <thead>
        <tr>
          <th scope="col">{query.of === 'CLUB' ? t('club') : t('group')}</th>
          <th scope="col">{t('holder')}</th>
          <th scope="col" className={ranking.wide}>
            {t('when')}
          </th>
          <th scope="col" className={ranking.time}>
            {t('mark')}
          </th>
        </tr>
      </thead>
      <tbody>
        {items.map((row) => (
          <Row key={`${row.club} ${row.gender} ${row.band}`} row={row} event={event} />
        ))}
      </tbody>
    </table>
  );
}

type Holder = RecordRow['holders'][number];

function Row({ row, event }: { readonly row: RecordRow; readonly event: EventInfo }) {
  const t = useTranslations('records');
  const locale = useLocale();
  const holderName = useHolderName();
  const { gender, band, club, holders, previous } = row;
  const [first] = holders;
  const group = [gender === null ? t('everybody') : t(`genders.${gender}`), band].filter(Boolean).join(' · ');
  return (
    <tr>
      <td>
        <b>{club ?? group}</b>
        {club !== null && <span className={styles.quiet}>{group}</span>}
      </td>
      <td>
        {holders.map((holder) => (
          <HolderName key={`${holder.raceId} ${holder.bib} ${holder.heldOn}`} holder={holder} />
        ))}
        {previous !== null && (
          <span className={styles.quiet}>
            {t('before', { mark: markText(previous.mark, event, locale), who: holderName(previous) })}
          </span>
        )}
      </td>
      <td className={ranking.wide}>
        {holders.map((holder) => (
          <When key={`${holder.raceId} ${holder.bib} ${holder.heldOn}`} holder={holder} />
        ))}
      </td>
      <td className={ranking.time}>
        <b>{first && markText(first.mark, event, locale)}</b>
        {first?.wind !== undefined && first.wind !== null && (
          <span className={styles.wind}>{windText(first.wind, locale)}</span>
        )}
      </td>
    </tr>
  );
}

/** The public part of the name. */
function useHolderName(): (holder: Holder) => string {
  const t = useTranslations('records');
  return ({ team, person, bib }) =>
    team || (person && fullName(person)) || (bib === null ? t('unknown') : t('hidden', { bib }));
}

function HolderName({ holder }: { readonly holder: Holder }) {
  const t = useTranslations('records');
  const name = useHolderName()(holder);
  const { club, isProvisional } = holder;
  return (
    <>
      <b>{name}</b>
      <span className={ranking.quiet}>
        {[club === holder.team ? null : club, isProvisional && t('provisional')].filter(Boolean).join(' · ')}
        <span className={ranking.narrow}>
          {' '}
          <When holder={holder} />
        </span>
      </span>
    </>
  );
}

function When({ holder: { heldOn, place, competition, raceId } }: { readonly holder: Holder }) {
  const locale = useLocale();
  const day = heldOn !== null && heldOn.length > 4 ? calendarDay(locale, heldOn) : heldOn;
  return (
    <>
      {day}
      {competition !== null && (
        <span className={styles.quiet}>
          <Link href={`/c/${competition.id}?race=${raceId}`}>{competition.name}</Link>
        </span>
      )}
      {place !== null && <span className={styles.quiet}>{place}</span>}
    </>
  );
}
