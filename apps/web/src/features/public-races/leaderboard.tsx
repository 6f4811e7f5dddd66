import { useTranslations } from 'next-intl';
import { Fragment } from 'react';
import { Link } from '../../i18n/navigation.ts';
import { toParText } from '../../ui/race/golf-text.ts';
import styles from './leaderboard.module.css';
import type { RaceInfo, ResultRow } from './load.ts';
import { addressOf, type ResultsQuery } from './results-query.ts';
import { Scorecard } from './scorecard.tsx';
import { useShownName } from './shown-name.ts';

export type Golf = NonNullable<RaceInfo['golf']>;

interface LeaderboardProps {
  readonly competitionId: string;
  readonly race: RaceInfo;
  readonly golf: Golf;
  readonly items: readonly ResultRow[];
  readonly query: ResultsQuery;
}

/** The leaderboard, in golf notation. */
export function Leaderboard({ competitionId, race, golf, items, query }: LeaderboardProps) {
  const isLive = race.publication === 'LIVE';
  const columns = 4 + (isLive ? 2 : 0) + golf.rounds + (golf.rankedBy === 'NET' ? 1 : 0);
  const firstCut = race.cutLine === null ? -1 : items.findIndex(({ status }) => status === 'CUT');
  return (
    <div className={styles.frame}>
      <table className={styles.table} aria-label={race.name}>
        <Head golf={golf} isLive={isLive} />
        <tbody>
          {items.map((row, index) => {
            const isOpen = query.card === row.entryId;
            const card = isOpen ? '' : row.entryId;
            const href = addressOf(competitionId, query, { page: query.page, card });
            return (
              <Fragment key={row.entryId}>
                {index === firstCut && <CutLine race={race} golf={golf} columns={columns} />}
                <Line row={row} golf={golf} isLive={isLive} isOpen={isOpen} href={href} />
                {isOpen && (
                  <tr>
                    <td colSpan={columns} className={styles.open}>
                      <Scorecard row={row} golf={golf} />
                    </td>
                  </tr>
                )}
              </Fragment>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

interface HeadProps {
  readonly golf: Golf;
  readonly isLive: boolean;
}

function Head({ golf, isLive }: HeadProps) {
  const t = useTranslations('golf.board');
  const rounds = Array.from({ length: golf.rounds }, (_, at) => at + 1);
  return (
    <thead>
      <tr>
        <th scope="col" className={styles.place}>
          {t('place')}
        </th>
        <th scope="col">{t('player')}</th>
        <th scope="col" className={styles.score}>
          {t(`score.${golf.rankedBy}`)}
        </th>
        {isLive && (
          <>
            <th scope="col" className={styles.wide}>
              {t('today')}
            </th>
            <th scope="col" className={styles.wide}>
              {t('thru')}
            </th>
          </>
        )}
        {rounds.map((round) => (
          <th key={round} scope="col" className={styles.wide}>
            <abbr title={t('roundLong', { round })}>{t('roundHead', { round })}</abbr>
          </th>
        ))}
        <th scope="col" className={styles.wide}>
          {t('gross')}
        </th>
        {golf.rankedBy === 'NET' && (
          <th scope="col" className={styles.wide}>
            {t('net')}
          </th>
        )}
      </tr>
    </thead>
  );
}

interface LineProps extends HeadProps {
  readonly row: ResultRow;
  readonly isOpen: boolean;
  readonly href: string;
}

function Line({ row, golf, isLive, isOpen, href }: LineProps) {
  const t = useTranslations('golf.board');
  const nameOf = useShownName();
  const { club, golf: line } = row;
  const name = nameOf(row);
  const played = line?.rounds[line.round - 1];
  const today = played && scoreText(played.score, golf, t('even'));
  const thru = played && (played.thru === golf.holes.length ? t('finished') : `${played.thru}`);
  const rounds = Array.from({ length: golf.rounds }, (_, at) => line?.rounds[at]);
  const hasWon = row.order === 1 && row.place === 1 && line?.isTied === false;
  const hasCard = (line?.card.length ?? 0) > 0;
  return (
    <tr>
      <td className={styles.place}>
        <Place row={row} />
      </td>
      <td>
        {hasCard ? (
          <Link
            href={href}
            scroll={false}
            prefetch={false}
            className={styles.name}
            aria-label={t('openCard', { name })}
            aria-expanded={isOpen}
          >
            {name}
          </Link>
        ) : (
          <b>{name}</b>
        )}
        <span className={styles.quiet}>
          {[club, hasWon && t('playoffWon')].filter(Boolean).join(' · ')}
          {isLive && today !== undefined && thru !== undefined && (
            <span className={styles.narrow}>{t('thruOf', { today, thru })}</span>
          )}
        </span>
      </td>
      <td className={styles.score}>
        <Score row={row} golf={golf} />
      </td>
      {isLive && (
        <>
          <td className={styles.wide}>{today}</td>
          <td className={styles.wide}>{thru}</td>
        </>
      )}
      {rounds.map((round, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a round is its number
        <td key={at} className={styles.wide}>
          {round?.isComplete ? (golf.rankedBy === 'STABLEFORD' ? round.points : round.gross) : '–'}
        </td>
      ))}
      <td className={styles.wide}>{line?.gross ?? '–'}</td>
      {golf.rankedBy === 'NET' && <td className={styles.wide}>{line?.net ?? '–'}</td>}
    </tr>
  );
}

/** Strokes relative to par, or points. */
function scoreText(score: number, { rankedBy }: Golf, even: string): string {
  return rankedBy === 'STABLEFORD' ? `${score}` : toParText(score, even);
}

/** T2 for a shared second place; or why there's no place. */
function Place({ row }: Pick<LineProps, 'row'>) {
  const t = useTranslations();
  const { groupPlace, status, golf } = row;
  if (status !== null)
    return <abbr title={t(`races.public.statuses.${status}`)}>{statusText(status, t)}</abbr>;
  if (groupPlace === null) return '–';
  if (!golf?.isTied) return <b>{groupPlace}</b>;
  return (
    <abbr title={t('golf.board.tiedLong', { place: groupPlace })}>
      {t('golf.board.tied', { place: groupPlace })}
    </abbr>
  );
}

type Status = NonNullable<ResultRow['status']>;
const ofGolf = ['CUT', 'NR', 'WDR', 'DSQ', 'DNS', 'EXH'] as const;

/** Golfers write WD and DQ. */
function statusText(status: Status, t: ReturnType<typeof useTranslations<never>>): string {
  const known = ofGolf.find((one) => one === status);
  return known === undefined ? status : t(`golf.statuses.${known}`);
}

function Score({ row, golf }: Pick<LineProps, 'row' | 'golf'>) {
  const t = useTranslations('golf.board');
  const { mark } = row;
  if (mark === null) return '–';
  if (golf.rankedBy === 'STABLEFORD') return <b>{mark}</b>;
  const label =
    mark === 0 ? t('levelPar') : mark < 0 ? t('underPar', { count: -mark }) : t('overPar', { count: mark });
  return (
    <b className={mark < 0 ? styles.under : undefined}>
      <span aria-hidden="true">{toParText(mark, t('even'))}</span>
      <span className="visually-hidden">{label}</span>
    </b>
  );
}

interface CutLineProps {
  readonly race: RaceInfo;
  readonly golf: Golf;
  readonly columns: number;
}

function CutLine({ race, golf, columns }: CutLineProps) {
  const t = useTranslations('golf.board');
  const line = race.cutLine ?? 0;
  const score = golf.rankedBy === 'STABLEFORD' ? t('points', { count: line }) : toParText(line, t('even'));
  return (
    <tr>
      <td colSpan={columns} className={styles.cut}>
        {t('cutLine', { score })}
      </td>
    </tr>
  );
}
