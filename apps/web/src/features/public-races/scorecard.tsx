import { useTranslations } from 'next-intl';
import { holeName } from '../../ui/race/golf-text.ts';
import type { Golf } from './leaderboard.tsx';
import type { ResultRow } from './load.ts';
import styles from './scorecard.module.css';

interface ScorecardProps {
  readonly row: ResultRow;
  readonly golf: Golf;
}

type Card = NonNullable<ResultRow['golf']>['card'];

/** A player's rounds, hole by hole. Birdies are circled and bogeys boxed, as on paper. */
export function Scorecard({ row, golf }: ScorecardProps) {
  const t = useTranslations('golf.board');
  const { card = [], playing = 0 } = row.golf ?? {};
  return (
    <div className={styles.cards}>
      {golf.rankedBy !== 'GROSS' && <p className={styles.quiet}>{t('handicap', { count: playing })}</p>}
      {card.map((round, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a round is its number
        <Round key={at} round={round} golf={golf} number={at + 1} />
      ))}
      <p className={styles.quiet}>{t('legend')}</p>
    </div>
  );
}

interface RoundProps {
  readonly round: Card[number];
  readonly golf: Golf;
  readonly number: number;
}

function Round({ round, golf, number }: RoundProps) {
  const t = useTranslations('golf.board');
  const title = t('roundLong', { round: number });
  if (round.total !== null)
    return (
      <p>
        <b>{title}</b> · {t('onlyTotal', { total: round.total })}
      </p>
    );
  const halves = golf.holes.length === 18 ? ([0, 9] as const) : ([0] as const);
  return (
    <section aria-label={title} className={styles.round}>
      <b>{title}</b>
      <div className={styles.halves}>
        {halves.map((from) => (
          <Nine key={from} round={round} golf={golf} from={from} title={title} />
        ))}
      </div>
    </section>
  );
}

interface NineProps extends Omit<RoundProps, 'number'> {
  readonly from: 0 | 9;
  readonly title: string;
}

function Nine({ round, golf, from, title }: NineProps) {
  const t = useTranslations('golf');
  const holes = golf.holes.slice(from, from + 9);
  const strokes = round.holes.slice(from, from + 9);
  const sum = (values: readonly (number | null)[]) =>
    values.reduce<number>((all, each) => all + (each ?? 0), 0);
  const half = from === 0 ? t('board.out') : t('board.in');
  return (
    <table className={styles.nine} aria-label={`${title}, ${half}`}>
      <thead>
        <tr>
          <th scope="row">{t('cards.hole')}</th>
          {holes.map((_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a hole is its number
            <th key={at} scope="col">
              {from + at + 1}
            </th>
          ))}
          <th scope="col">{half}</th>
        </tr>
      </thead>
      <tbody>
        <tr className={styles.par}>
          <th scope="row">{t('cards.par')}</th>
          {holes.map(({ par }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a hole is its number
            <td key={at}>{par}</td>
          ))}
          <td>{sum(holes.map(({ par }) => par))}</td>
        </tr>
        <tr>
          <th scope="row">{t('board.gross')}</th>
          {holes.map(({ par }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a hole is its number
            <td key={at}>
              <Strokes strokes={strokes[at] ?? null} par={par} />
            </td>
          ))}
          <td>
            <b>{sum(strokes) || '–'}</b>
          </td>
        </tr>
      </tbody>
    </table>
  );
}

function Strokes({ strokes, par }: { readonly strokes: number | null; readonly par: number }) {
  const t = useTranslations('golf.board.names');
  if (strokes === null) return '·';
  const name = holeName(strokes, par);
  return (
    <span className={`${styles.strokes} ${styles[name] ?? ''}`} title={t(name)}>
      {strokes === 0 ? 'X' : strokes}
      <span className="visually-hidden"> {t(name)}</span>
    </span>
  );
}
