import { useTranslations } from 'next-intl';
import { Card } from '../../../ui/card.tsx';
import { PlayerLink } from '../../../ui/identity/player-link.tsx';
import { usePlayerName } from '../../../ui/identity/use-player-name.ts';
import { periodName, usePeriodLabel } from '../../../ui/match/use-period-label.ts';
import { FiguresTable } from '../../../ui/statistics/figures-table.tsx';
import { useFigureLabels } from '../../../ui/statistics/use-figure-labels.ts';
import type { BoxScoreData, PublicMatchData } from '../data/load.ts';
import { rulesOf } from '../data/rules-of.ts';
import styles from './box-score.module.css';
import { boxPeriods, periodKey, periodTotals, periodValues } from './period-columns.ts';

interface BoxScoreCardProps {
  readonly match: PublicMatchData;
  readonly box: BoxScoreData;
}

type Line = BoxScoreData['home']['lines'][number];

/** The match player by player; hidden if no player statistics were recorded. */
export function BoxScoreCard({ match, box }: BoxScoreCardProps) {
  const t = useTranslations('statistics');
  const isNamed = ({ player }: Line) => player !== null;
  if (![...box.home.lines, ...box.away.lines].some(isNamed)) return null;
  return (
    <Card title={t('boxScore')} flush>
      <BoxSide match={match} box={box} side="home" />
      <BoxSide match={match} box={box} side="away" />
    </Card>
  );
}

function BoxSide({ match, box, side }: BoxScoreCardProps & { readonly side: 'home' | 'away' }) {
  const t = useTranslations('statistics');
  const columns = useBoxColumns(match, box);
  const { lines, totals } = box[side];
  const team = match[side]?.name ?? '';
  if (lines.length === 0) return null;
  return (
    <>
      <h3 className={styles.team}>{team}</h3>
      <FiguresTable
        caption={t('boxScoreOf', { team })}
        head={t('player')}
        columns={columns}
        rows={lines.map((line) => ({
          key: line.player?.id ?? '',
          name: <Name line={line} />,
          values: { ...line.values, ...periodValues(line) },
        }))}
        total={{ key: 'total', name: t('total'), values: { ...totals, ...periodTotals(lines) } }}
      />
    </>
  );
}

/** The sport's columns, points first, followed by points per period. */
function useBoxColumns(match: PublicMatchData, box: BoxScoreData) {
  const t = useTranslations('statistics');
  const figureLabels = useFigureLabels(match.sportVariantKey);
  const rules = rulesOf(match);
  const labelOf = usePeriodLabel(rules);
  const [first, ...others] = box.columns.map((key) => ({ key: key as string, ...figureLabels(key) }));
  const periods = boxPeriods(box, rules).map((period) => ({
    key: periodKey(period),
    short: t('periodShort', periodName(rules, period)),
    long: labelOf(period),
  }));
  return first === undefined ? [] : [first, ...periods, ...others];
}

function Name({ line: { player, shirt } }: { readonly line: Line }) {
  const t = useTranslations('statistics');
  const playerName = usePlayerName();
  if (player === null) return <span className={styles.nobody}>{t('nobody')}</span>;
  return (
    <span className={styles.name}>
      {shirt !== null && <span className={styles.shirt}>{shirt}</span>}
      <PlayerLink player={player} className={styles.link}>
        {playerName(player, shirt)}
      </PlayerLink>
    </span>
  );
}
