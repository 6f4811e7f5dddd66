'use client';

import GroupsOutlined from '@mui/icons-material/GroupsOutlined';
import HourglassEmptyRounded from '@mui/icons-material/HourglassEmptyRounded';
import MailOutlineRounded from '@mui/icons-material/MailOutlineRounded';
import SensorsRounded from '@mui/icons-material/SensorsRounded';
import ShieldOutlined from '@mui/icons-material/ShieldOutlined';
import SportsOutlined from '@mui/icons-material/SportsOutlined';
import type { FigureKey } from '@traip/contract';
import { useTranslations } from 'next-intl';
import { Link } from '../../../i18n/navigation.ts';
import { type ChartTone, SparkBars, SparkLine } from '../../../ui/chart/spark.tsx';
import type { FiguresData } from '../data/use-overview.ts';
import styles from './figures.module.css';
import { listOf } from './shown-figures.ts';
import { useComparisonText } from './use-comparison-text.ts';

type ShownFigure = Extract<
  FigureKey,
  'live' | 'unclosed' | 'invitations' | 'withoutReferee' | 'teams' | 'people'
>;

const appearances: Record<ShownFigure, { readonly tone: ChartTone; readonly Icon: typeof ShieldOutlined }> = {
  live: { tone: 'live', Icon: SensorsRounded },
  unclosed: { tone: 'warning', Icon: HourglassEmptyRounded },
  invitations: { tone: 'secondary', Icon: MailOutlineRounded },
  withoutReferee: { tone: 'warning', Icon: SportsOutlined },
  teams: { tone: 'primary', Icon: ShieldOutlined },
  people: { tone: 'secondary', Icon: GroupsOutlined },
};

interface FigureCardProps {
  readonly figures: FiguresData;
  readonly orgCode: string;
  readonly of: FigureKey;
}

export function FigureCard({ figures, orgCode, of }: FigureCardProps) {
  const t = useTranslations('dashboard.figures');
  const figure = figures.figures.find(({ key }) => key === of);
  const caption = useCaption(figures, of);
  if (figure === undefined || !(of in appearances)) return null;
  const name = of as ShownFigure;
  const { tone, Icon } = appearances[name];
  const Chart = name === 'live' ? SparkLine : SparkBars;
  const values = figure.series;
  const title = t(`charts.${name}`, { days: values.length, most: Math.max(0, ...values) });
  return (
    <Link href={listOf(of, orgCode)} className={styles.figure}>
      <span className={styles.head}>
        <span className={`${styles.icon} ${styles[tone]}`}>
          <Icon aria-hidden="true" />
        </span>
        <span className={styles.name}>{t(`names.${name}`)}</span>
      </span>
      <span className={styles.value}>
        <b>{figure.value}</b>
        <Chart values={values} title={title} tone={tone} />
      </span>
      <span className={styles.caption}>{caption}</span>
    </Link>
  );
}

function useCaption(figures: FiguresData, of: FigureKey): string | null {
  const t = useTranslations('dashboard.figures');
  const compared = useComparisonText(figures.day);
  const find = (figureKey: FigureKey) => figures.figures.find(({ key }) => key === figureKey);
  if (of === 'live') return t('goals', { count: find('goals')?.value ?? 0 });
  if (of === 'invitations') return t('expiring', { count: figures.expiringInvitations });
  const figure = find(of);
  return figure === undefined ? null : compared(figure.value, figure.lastWeek);
}
