import { cardsOf } from '@traip/engine/match';
import { useTranslations } from 'next-intl';
import { useBoutText } from '../../ui/bout/use-bout-text.ts';
import { Card } from '../../ui/card.tsx';
import type { PublicMatchData } from './data/load.ts';
import styles from './public-match.module.css';

type Cards = NonNullable<NonNullable<PublicMatchData['result']>['scoreCards']>;

/** Each judge's scores, round by round. */
export function ScoreCards({ match }: { readonly match: PublicMatchData }) {
  const t = useTranslations('bout');
  const boutText = useBoutText();
  const cards = match.result?.scoreCards ?? null;
  const bout = match.ending?.bout ?? null;
  if (cards === null || bout === null) return null;
  const names = { home: match.home?.name ?? '', away: match.away?.name ?? '' };
  return (
    <Card title={t('cards')} flush>
      <p className={styles.decision}>{boutText(bout).full}</p>
      <div className={styles.scroll}>
        <CardsTable cards={cards} caption={t('cardsOf', names)} />
      </div>
      <Remarks cards={cards} names={names} />
    </Card>
  );
}

function CardsTable({ cards, caption }: { readonly cards: Cards; readonly caption: string }) {
  const t = useTranslations('bout');
  const { judges } = cards;
  const rounds = judges[0]?.rounds ?? [];
  const totals = cardsOf({ scoreCards: cards })?.totals ?? [];
  return (
    <table className={styles.periods}>
      <caption className={styles.caption}>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{t('judges')}</th>
          {rounds.map((_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rounds are known by their number
            <th key={at} scope="col">
              {t('roundOf', { round: at + 1 })}
            </th>
          ))}
          <th scope="col">{t('total')}</th>
        </tr>
      </thead>
      <tbody>
        {judges.map((judge, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: so are judges
          <tr key={index}>
            <th scope="row">{judge.name ?? t('judge', { number: index + 1 })}</th>
            {judge.rounds.map(({ home, away }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rounds are known by their number
              <td key={at}>{`${home}–${away}`}</td>
            ))}
            <td>
              <b>{`${totals[index]?.home ?? ''}–${totals[index]?.away ?? ''}`}</b>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface RemarksProps {
  readonly cards: Cards;
  readonly names: { readonly home: string; readonly away: string };
}

/** Deductions, and whom the judges named when level. */
function Remarks({ cards: { judges, deductions }, names }: RemarksProps) {
  const t = useTranslations('bout');
  const nameOf = (side: 'HOME' | 'AWAY') => (side === 'HOME' ? names.home : names.away);
  const remarks = [
    ...deductions.map(({ from, points }) => t('deducted', { name: nameOf(from), points })),
    ...judges.flatMap(({ name, named }, at) => {
      const judge = name ?? t('judge', { number: at + 1 });
      return named === null ? [] : [t('namedBy', { judge, name: nameOf(named) })];
    }),
  ];
  return remarks.length > 0 && <p className={styles.remarks}>{remarks.join(' ')}</p>;
}
