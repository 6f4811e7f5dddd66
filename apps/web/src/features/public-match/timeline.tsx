import EditNoteOutlined from '@mui/icons-material/EditNoteOutlined';
import PanToolOutlined from '@mui/icons-material/PanToolOutlined';
import SportsOutlined from '@mui/icons-material/SportsOutlined';
import SportsSoccerOutlined from '@mui/icons-material/SportsSoccerOutlined';
import StyleRounded from '@mui/icons-material/StyleRounded';
import { useTranslations } from 'next-intl';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/feedback/state.tsx';
import { eventKinds } from './event-kinds.ts';
import { nameOf, type PublicMatchData } from './load.ts';
import styles from './timeline.module.css';
import { type ToldEvent, type ToldType, toldEvents } from './told-events.ts';

const icons: Record<ToldType, typeof SportsOutlined> = {
  START: SportsOutlined,
  END: SportsOutlined,
  GOAL: SportsSoccerOutlined,
  OWN_GOAL: SportsSoccerOutlined,
  CARD: StyleRounded,
  FOUL: PanToolOutlined,
  MANUAL_RESULT: EditNoteOutlined,
  CANCELLED: EditNoteOutlined,
};

/** Minute by minute, the latest first. */
export function Timeline({ match }: { readonly match: PublicMatchData }) {
  const t = useTranslations('publicMatch');
  const told = toldEvents(match);
  return (
    <Card title={t('timeline')} flush>
      {told.length === 0 ? (
        <EmptyState title={t('nothingYet')}>{t('nothingYetText')}</EmptyState>
      ) : (
        <ol className={styles.timeline}>
          {told.map((one) => (
            <Told key={one.event.id} told={one} match={match} />
          ))}
        </ol>
      )}
    </Card>
  );
}

function Told({ told, match }: { readonly told: ToldEvent; readonly match: PublicMatchData }) {
  const t = useTranslations('publicMatch');
  const { event, type, score } = told;
  const Icon = icons[type];
  const words = useWords(told, match);
  return (
    <li className={`${styles.event} ${styles[type] ?? ''} ${event.kind ? (styles[event.kind] ?? '') : ''}`}>
      <span className={styles.minute}>
        {event.minute === null || type === 'MANUAL_RESULT' ? '' : t('minute', { minute: event.minute })}
      </span>
      <span aria-hidden="true" className={styles.icon}>
        <Icon />
      </span>
      <span className={styles.words}>
        <b>{words.title}</b>
        {words.more !== '' && <span className={styles.more}>{words.more}</span>}
      </span>
      {score !== null && <b className={styles.score}>{score}</b>}
    </li>
  );
}

function useWords({ event, type }: ToldEvent, { home, away }: PublicMatchData) {
  const t = useTranslations('publicMatch');
  const period = event.period === null ? '' : t('period', { period: event.period });
  if (type === 'START' || type === 'END') return { title: t(`events.${type}`, { period }), more: '' };
  const known = eventKinds.find((one) => one === event.kind);
  const kind = known === undefined ? '' : t(`kinds.${known}`);
  // A goal or a card is called by its kind; of a foul the kind is told beside it.
  const isNamed = type === 'GOAL' || type === 'CARD';
  const title =
    type === 'GOAL' ? kind || t('kinds.GOAL') : type === 'CARD' ? kind || t('card') : t(`events.${type}`);
  const related = event.related && t(type === 'FOUL' ? 'on' : 'assist', { name: nameOf(event.related) });
  const team = [home, away].find((side) => side?.id === event.teamId)?.name;
  const person = event.player && nameOf(event.player);
  return { title, more: [person, isNamed ? '' : kind, related, team].filter(Boolean).join(' · ') };
}
