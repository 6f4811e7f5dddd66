import EditNoteOutlined from '@mui/icons-material/EditNoteOutlined';
import PanToolOutlined from '@mui/icons-material/PanToolOutlined';
import SportsOutlined from '@mui/icons-material/SportsOutlined';
import StyleRounded from '@mui/icons-material/StyleRounded';
import SwapVertRounded from '@mui/icons-material/SwapVertRounded';
import { matchUnitOf } from '@traip/engine';
import { useTranslations } from 'next-intl';
import { Fragment, type ReactNode } from 'react';
import { Link } from '../../i18n/navigation.ts';
import { Card } from '../../ui/card.tsx';
import { playerPath } from '../../ui/identity/player-path.ts';
import { formatMinute } from '../../ui/match/format-minute.ts';
import { usePeriodLabel } from '../../ui/match/use-period-label.ts';
import { SportIcon } from '../../ui/sport/sport-icon.tsx';
import { kindIn } from './data/event-kinds.ts';
import type { PublicMatchData } from './data/load.ts';
import { rulesOf } from './data/rules-of.ts';
import { type TimelineEntry, type TimelineEntryType, timelineEntries } from './data/timeline-entries.ts';
import { useNameInMatch } from './data/use-name-in-match.ts';
import { EventFilter } from './event-filter.tsx';
import { isKeyEvent } from './key-events.ts';
import styles from './timeline.module.css';

const icons: Record<Exclude<TimelineEntryType, 'GOAL' | 'OWN_GOAL'>, ReactNode> = {
  START: <SportsOutlined />,
  END: <SportsOutlined />,
  CARD: <StyleRounded />,
  FOUL: <PanToolOutlined />,
  SUBSTITUTION: <SwapVertRounded />,
  MANUAL_RESULT: <EditNoteOutlined />,
  CANCELLED: <EditNoteOutlined />,
};

/** Latest first; less important events are behind a filter. */
export function Timeline({ match }: { readonly match: PublicMatchData }) {
  const t = useTranslations('publicMatch');
  const rules = rulesOf(match);
  const entries = timelineEntries(match).map((entry) => ({ entry, isKey: isKeyEvent(entry, rules) }));
  if (entries.length === 0) return null;
  const isMixed = entries.some(({ isKey }) => !isKey);
  return (
    <div className={styles.filtered}>
      <Card title={t('timeline')} aside={isMixed && <EventFilter />} flush>
        <ol className={styles.timeline}>
          {entries.map(({ entry, isKey }) => (
            <TimelineRow key={entry.key} entry={entry} match={match} isKey={isKey} />
          ))}
        </ol>
      </Card>
    </div>
  );
}

interface TimelineRowProps {
  readonly entry: TimelineEntry;
  readonly match: PublicMatchData;
  readonly isKey: boolean;
}

function TimelineRow({ entry, match, isKey }: TimelineRowProps) {
  const { type, kind, period, minute, score } = entry;
  const text = useEntryText(entry, match);
  const isTimed = type !== 'START' && type !== 'END' && type !== 'MANUAL_RESULT' && type !== 'CANCELLED';
  return (
    <li
      className={`${styles.event} ${styles[type] ?? ''} ${kind ? (styles[kind] ?? '') : ''} ${isKey ? '' : styles.minor}`}
    >
      <span className={styles.minute}>{isTimed && formatMinute(rulesOf(match), period, minute)}</span>
      <span aria-hidden="true" className={styles.icon}>
        {type === 'GOAL' || type === 'OWN_GOAL' ? <SportIcon sport={match.sportVariantKey} /> : icons[type]}
      </span>
      <span className={styles.words}>
        <b>{text.title}</b>
        {text.more.length > 0 && <More parts={text.more} />}
      </span>
      {score !== null && <b className={styles.score}>{score}</b>}
    </li>
  );
}

/** A word, or a name that links to the person's page. */
type Part = string | { readonly name: string; readonly path: string };

interface EntryText {
  readonly title: string;
  readonly more: readonly Part[];
}

function More({ parts }: { readonly parts: readonly Part[] }) {
  return (
    <span className={styles.more}>
      {parts.map((part, index) => (
        <Fragment key={typeof part === 'string' ? part : part.path}>
          {index > 0 && ' · '}
          {typeof part === 'string' ? part : <Link href={part.path}>{part.name}</Link>}
        </Fragment>
      ))}
    </span>
  );
}

const joinParts = (...parts: readonly (Part | null | undefined)[]) =>
  parts.flatMap((part) => (part ? [part] : []));

const linked = (name: string, path: string | null): Part => (path === null ? name : { name, path });

function useEntryText(entries: TimelineEntry, match: PublicMatchData): EntryText {
  const t = useTranslations('publicMatch');
  const unit = matchUnitOf(rulesOf(match));
  const periodLabel = usePeriodLabel(rulesOf(match));
  const playText = usePlayText(match);
  const nameInMatch = useNameInMatch(match);
  const { type, player, related, teamId } = entries;
  if (type === 'START' || type === 'END') {
    // The match itself ends after its last period.
    if (entries.period === null && type === 'END') return { title: t('events.over', { unit }), more: [] };
    const period = entries.period === null ? '' : periodLabel(entries.period);
    return { title: t(`events.${type}`, { period }), more: [] };
  }
  if (type !== 'SUBSTITUTION') return playText(entries, type);
  const team = [match.home, match.away].find((side) => side?.id === teamId)?.name;
  const names = { off: player ? nameInMatch(player) : '?', on: related ? nameInMatch(related) : '?' };
  return { title: t('comesOn', names), more: joinParts(t('goesOff', names), team) };
}

/** Goals and cards are titled by their kind; for a foul the kind is shown beside it. */
function usePlayText(match: PublicMatchData) {
  const t = useTranslations('publicMatch');
  const nameInMatch = useNameInMatch(match);
  const { home, away, traip } = match;
  const unit = matchUnitOf(rulesOf(match));
  return (
    entries: TimelineEntry,
    type: Exclude<TimelineEntryType, 'START' | 'END' | 'SUBSTITUTION'>,
  ): EntryText => {
    const { player, related, teamId } = entries;
    const known = kindIn([match.sportVariantKey, traip.sportKey], entries.kind);
    const kind = known === undefined ? '' : t(`kinds.${known}`);
    const isNamed = type === 'GOAL' || type === 'CARD';
    const plain = { GOAL: t('kinds.GOAL'), CARD: t('card') };
    const title = isNamed ? kind || plain[type] : t(`events.${type}`, { unit });
    const relation = related && t(type === 'FOUL' ? 'on' : 'assist', { name: nameInMatch(related) });
    const side = [home, away].find((each) => each?.id === teamId);
    const playerPart = player && linked(nameInMatch(player), playerPath(player));
    // In individual sports the player is the side, so it isn't repeated.
    const team = playerPart && side?.competitorKind === 'INDIVIDUAL' ? null : side?.name;
    const more = joinParts(playerPart, isNamed ? '' : kind, relation, team);
    // A plain foul has no separate kind.
    return { title, more: more.filter((part) => part !== title) };
  };
}
