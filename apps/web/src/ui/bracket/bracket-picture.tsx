'use client';

import CheckRounded from '@mui/icons-material/CheckRounded';
import {
  type Layout,
  measures,
  type PlacedTie,
  type SideResult,
  type SlotView,
} from '@traip/contract/bracket';
import { useLocale, useTranslations } from 'next-intl';
import { shortDayAndTime } from '../../i18n/formats.ts';
import { useBoutText } from '../bout/use-bout-text.ts';
import { Crest, DashedShield } from '../identity/crest.tsx';
import styles from './bracket.module.css';
import type { BracketLabels } from './use-bracket-labels.ts';

interface BracketPictureProps {
  readonly layout: Layout;
  readonly words: BracketLabels;
  readonly zoom: number;
  readonly label: string;
}

/** Decorative for screen readers: the list has the same content. */
export function BracketPicture({ layout, words, zoom, label }: BracketPictureProps) {
  const { width, height, columns, ties, lines } = layout;
  return (
    <div
      role="img"
      aria-label={label}
      className={styles.picture}
      style={{ width, height, transform: `scale(${zoom})` }}
    >
      <svg width={width} height={height} className={styles.lines} aria-hidden="true">
        {lines.map(({ key, path }) => (
          <path key={key} d={path} />
        ))}
      </svg>
      {columns.map(({ step, x, y }) => (
        <span key={step.key} className={styles.head} style={{ left: x, top: y, width: measures.box }}>
          {words.step(step)}
        </span>
      ))}
      {ties.map((placed) => (
        <TieBox key={placed.tie.id} placed={placed} words={words} />
      ))}
    </div>
  );
}

function TieBox({ placed: { tie, step, x, y }, words }: { placed: PlacedTie; words: BracketLabels }) {
  const t = useTranslations('bracket');
  const locale = useLocale();
  const boutText = useBoutText();
  const isFinal = step.size === 1 && (tie.part === 'MAIN' || tie.part === 'GRAND_FINAL');
  const className = tie.part === 'PLACEMENT' ? styles.aside : isFinal ? styles.final : '';
  // A column of one tie right below its title needs no second one.
  const named = tie.firstPlace === 3 || tie.part === 'GRAND_FINAL' ? [] : [words.tieLabel(tie, step.size)];
  const played = tie.matches < 2 ? [] : [tie.matches === 2 ? t('legs') : t('bestOf', { count: tie.matches })];
  const when = tie.nextAt === null ? [] : [shortDayAndTime(locale, new Date(tie.nextAt))];
  const bout = tie.result?.bout ?? null;
  const won = bout === null ? [] : [boutText(bout).brief];
  const hasPoints = bout?.isJudged !== true;
  return (
    <div
      className={`${styles.box} ${className}`}
      style={{ left: x, top: y - measures.row, width: measures.box }}
    >
      <span className={styles.name}>{[...named, ...played, ...when, ...won].join(' · ')}</span>
      <Side slot={tie.first} name={words.slot(tie.first)} result={tie.result?.first} hasPoints={hasPoints} />
      <Side
        slot={tie.second}
        name={words.slot(tie.second)}
        result={tie.result?.second}
        hasPoints={hasPoints}
      />
    </div>
  );
}

interface SideProps {
  readonly slot: SlotView;
  readonly name: string;
  readonly result: SideResult | undefined;
  /** Not where judges decided. */
  readonly hasPoints: boolean;
}

function Side({ slot: { team }, name, result, hasPoints }: SideProps) {
  const className = team === null ? styles.waiting : result?.isWinner ? styles.winner : '';
  return (
    <span className={`${styles.side} ${className}`} title={name}>
      {team === null ? (
        <DashedShield width={16} />
      ) : (
        <Crest name={team.name} url={team.avatarUrl} kind={team.competitorKind} width={16} />
      )}
      <span className={styles.who}>{name}</span>
      {result !== undefined && (
        <>
          {result.isWinner && <CheckRounded className={styles.check} />}
          {result.legs.length > 0 && <span className={styles.legs}>{result.legs.join(' ')}</span>}
          {result.shootOut !== null && <span className={styles.legs}>({result.shootOut})</span>}
          {hasPoints && <b className={styles.total}>{result.total}</b>}
        </>
      )}
    </span>
  );
}
