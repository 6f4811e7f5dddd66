'use client';

import ChevronRightRounded from '@mui/icons-material/ChevronRightRounded';
import ExpandLessRounded from '@mui/icons-material/ExpandLessRounded';
import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';
import IconButton from '@mui/material/IconButton';
import { matchUnitOf, type SportRules } from '@traip/engine';
import { useLocale, useTranslations } from 'next-intl';
import { type KeyboardEvent, useId } from 'react';
import { timeOfDay } from '../../../i18n/formats.ts';
import { Link } from '../../../i18n/navigation.ts';
import { readHoles } from '../../../ui/bout/holes-values.ts';
import { useMethodName } from '../../../ui/bout/use-bout-text.ts';
import { Crest, DashedShield } from '../../../ui/identity/crest.tsx';
import { useOriginLabel } from '../../../ui/match-row/use-origin-label.ts';
import { useMatchUnit } from '../../../ui/nouns/match-unit.ts';
import { isBoxComplete } from '../typed/is-box-complete.ts';
import type { RowStatus, RowView } from '../typed/row-status.ts';
import {
  holesBoxes,
  holesWith,
  isFull,
  numbersOf,
  type Side,
  scoreOf,
  scoreWith,
  type TypedResult,
  typedSets,
} from '../typed/typed-result.ts';
import { focusBox, scoreBoxId } from './box-id.ts';
import { MoreFields } from './more-fields.tsx';
import styles from './row.module.css';
import { RowMessage } from './row-message.tsx';
import { RowReports } from './row-reports.tsx';
import { type BoxTone, ScoreBox } from './score-box.tsx';
import { SetsPanel } from './sets-panel.tsx';
import { StatusChip } from './status-chip.tsx';

interface RowProps {
  readonly row: RowView;
  /** Its position in the round, from 1. */
  readonly number: number;
  readonly href: string;
  readonly rules: SportRules;
  readonly isOpen: boolean;
  /** Whether the row has the focus. */
  readonly onActive: (isActive: boolean) => void;
  readonly onToggle: () => void;
  readonly onType: (value: TypedResult) => void;
  readonly onDiscard: () => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
}

const tones: Record<RowStatus, BoxTone> = {
  LIVE: 'live',
  CANCELLED: 'saved',
  POSTPONED: 'plain',
  OFFICIAL: 'saved',
  SAVED: 'saved',
  UNKNOWN: 'plain',
  EMPTY: 'plain',
  REPORTED: 'plain',
  DISPUTED: 'plain',
  UNSAVED: 'unsaved',
  QUEUED: 'unsaved',
  WRONG: 'wrong',
  REFUSED: 'wrong',
  STALE: 'wrong',
};

const rowStyles: Partial<Record<BoxTone, string | undefined>> = {
  live: styles.live,
  wrong: styles.wrong,
};

/** One match, with its score edited in place. */
export function Row(props: RowProps) {
  const { row, rules, isOpen, onActive, onToggle, onType, onDiscard, onKeyDown } = props;
  const t = useTranslations('roundResults');
  const origin = useOriginLabel();
  const { match, status } = row;
  const names = {
    home: match.home?.name ?? origin(match.homeOrigin),
    away: match.away?.name ?? origin(match.awayOrigin),
  };
  const messageId = useId();
  const hasSets = rules.sets !== null && (row.mayWrite || match.sets.length > 0);
  return (
    <li
      className={`${styles.row} ${rowStyles[tones[status]] ?? ''}`}
      onFocus={() => onActive(true)}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) onActive(false);
      }}
    >
      <When {...props} />
      <Team side="home" row={row} rules={rules} names={names} />
      {row.typed.method !== '' && rules.bout?.judged ? (
        <Method method={row.typed.method} />
      ) : rules.scoring === 'HOLES' ? (
        <Margin
          row={row}
          rules={rules}
          names={names}
          onType={onType}
          onKeyDown={onKeyDown}
          messageId={messageId}
        />
      ) : (
        <Score
          row={row}
          rules={rules}
          names={names}
          onType={onType}
          onKeyDown={onKeyDown}
          messageId={messageId}
        />
      )}
      <Team side="away" row={row} rules={rules} names={names} />
      <span className={styles.status}>
        <StatusChip status={status} />
      </span>
      {hasSets ? (
        <IconButton
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-label={t(isOpen ? 'hideSets' : 'showSets', { ...names, unit: matchUnitOf(rules) })}
          onClick={onToggle}
        >
          {isOpen ? <ExpandLessRounded /> : <ExpandMoreRounded />}
        </IconButton>
      ) : (
        <Link className={styles.open} href={props.href} aria-label={t('openMatch', names)}>
          <ChevronRightRounded aria-hidden="true" />
        </Link>
      )}
      {hasSets && isOpen && (
        <SetsPanel
          rules={rules}
          names={names}
          onType={onType}
          onKeyDown={onKeyDown}
          typed={row.typed}
          mayWrite={row.mayWrite}
          matchId={match.id}
        />
      )}
      <MoreFields row={row} rules={rules} names={names} onType={onType} onKeyDown={onKeyDown} />
      <RowMessage id={messageId} row={row} onType={onType} onDiscard={onDiscard} />
      <RowReports row={row} names={names} onType={onType} />
    </li>
  );
}

/** The time and place, or the number; links to the match. */
function When({ row: { match }, number, href }: RowProps) {
  const t = useTranslations('roundResults');
  const unit = useMatchUnit();
  const locale = useLocale();
  const { kickOff, field, group } = match;
  const time = kickOff === null ? null : timeOfDay(locale, new Date(kickOff));
  const more = [field?.name, group === null ? null : t('inGroup', { group })].filter(Boolean).join(' · ');
  return (
    <Link className={styles.when} href={href}>
      <span>{time ?? t('match', { unit })}</span>{' '}
      <b>{time === null ? number : more || t('matchNumber', { number, unit })}</b>
    </Link>
  );
}

interface TeamProps {
  readonly side: Side;
  readonly row: RowView;
  readonly rules: SportRules;
  readonly names: Readonly<Record<Side, string>>;
}

function Team({ side, row, rules, names }: TeamProps) {
  const team = row.match[side];
  const score = scoreOf(row.typed, rules);
  const { home, away } = numbersOf(score);
  const isAhead = isFull(score) && (side === 'home' ? home > away : away > home);
  const { method, winner } = row.typed;
  const isLevel = rules.scoring === 'HOLES' && readHoles(method, rules, row.match) === 'LEVEL';
  const isWinner =
    row.status !== 'WRONG' && !isLevel && (method === '' ? isAhead : winner.toLowerCase() === side);
  return (
    <span className={`${styles.team} ${styles[side]} ${isWinner ? styles.winner : ''}`}>
      <span className={styles.crest}>
        {team === null ? (
          <DashedShield width={28} />
        ) : (
          <Crest name={team.name} url={team.avatarUrl} kind={team.competitorKind} width={28} />
        )}
      </span>
      <span className={styles.name}>{names[side]}</span>
    </span>
  );
}

/** With judges' decisions: how it was won, instead of points. */
function Method({ method }: { readonly method: string }) {
  const nameOf = useMethodName();
  return <span className={styles.method}>{nameOf(method)}</span>;
}

interface ScoreProps extends Omit<TeamProps, 'side'> {
  readonly onType: (value: TypedResult) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  readonly messageId: string;
}

/** Golf by holes: the margin, in the winner's box. */
function Margin({
  row: { match, typed, status, mayWrite },
  names,
  onType,
  onKeyDown,
  messageId,
}: ScoreProps) {
  const t = useTranslations('roundResults');
  const nameOf = useMethodName();
  const boxes = holesBoxes(typed);
  const isTyped = status === 'UNSAVED' || status === 'QUEUED' || tones[status] === 'wrong';
  return (
    <span className={styles.score}>
      {(['home', 'away'] as const).map((side) => (
        <ScoreBox
          key={side}
          isText
          id={scoreBoxId(match.id, side)}
          label={t('holesOf', { name: names[side] })}
          value={isTyped ? boxes[side] : boxes[side] && nameOf(boxes[side])}
          tone={tones[status]}
          isReadOnly={!mayWrite}
          describedBy={tones[status] === 'wrong' ? messageId : undefined}
          onType={(value) => onType(holesWith(typed, side, value))}
          onKeyDown={onKeyDown}
        />
      ))}
    </span>
  );
}

function Score({ row, rules, names, onType, onKeyDown, messageId }: ScoreProps) {
  const t = useTranslations('roundResults');
  const { match, typed, status, mayWrite } = row;
  const score = scoreOf(typed, rules);
  const comesFromSets = rules.sets !== null && typedSets(typed).length > 0;
  const write = (side: Side, value: string) => {
    onType({ ...typed, score: scoreWith(typed.score, side, value, rules) });
    // The number of sets won has one digit.
    const isFilled = rules.sets !== null && isBoxComplete(value, { ...rules.sets, to: 4, lastTo: 4, cap: 9 });
    if (side === 'home' && isFilled) focusBox(scoreBoxId(match.id, 'away'));
  };
  return (
    <span className={styles.score}>
      {(['home', 'away'] as const).map((side) => (
        <ScoreBox
          key={side}
          id={scoreBoxId(match.id, side)}
          label={t(rules.sets === null ? 'scoreOf' : 'setsOf', {
            name: names[side],
            unit: matchUnitOf(rules),
          })}
          value={score[side]}
          tone={tones[status]}
          isReadOnly={!mayWrite || comesFromSets}
          describedBy={tones[status] === 'wrong' ? messageId : undefined}
          onType={(value) => write(side, value)}
          onKeyDown={onKeyDown}
        />
      ))}
    </span>
  );
}
