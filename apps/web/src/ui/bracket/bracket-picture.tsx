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
import { Fragment } from 'react';
import { shortDayAndTime } from '../../i18n/formats.ts';
import { Link } from '../../i18n/navigation.ts';
import { useBoutText } from '../bout/use-bout-text.ts';
import { Crest, DashedShield } from '../identity/crest.tsx';
import styles from './bracket.module.css';
import type { BracketLabels } from './use-bracket-labels.ts';
import { lengthOf, useTieText } from './use-tie-text.ts';

interface BracketPictureProps {
  readonly layout: Layout;
  readonly words: BracketLabels;
  readonly zoom: number;
  /** Where its matches are opened: "/m". Without it nothing can be opened. */
  readonly matchesPath?: string | undefined;
}

/** Read and walked through round by round, as it is drawn. */
export function BracketPicture({ layout, words, zoom, matchesPath }: BracketPictureProps) {
  const { width, height, columns, ties, lines } = layout;
  return (
    <div className={styles.picture} style={{ width, height, transform: `scale(${zoom})` }}>
      <svg width={width} height={height} className={styles.lines} aria-hidden="true">
        {lines.map(({ key, path }) => (
          <path key={key} d={path} />
        ))}
      </svg>
      {columns.map(({ step, x, y }) => (
        <Fragment key={step.key}>
          <span className={styles.head} style={{ left: x, top: y, width: measures.box }}>
            {words.step(step)}
          </span>
          {ties
            .filter((placed) => placed.step === step)
            .map((placed) => (
              <TieBox key={placed.tie.id} {...{ placed, words, matchesPath }} />
            ))}
        </Fragment>
      ))}
    </div>
  );
}

interface TieBoxProps extends Pick<BracketPictureProps, 'words' | 'matchesPath'> {
  readonly placed: PlacedTie;
}

function TieBox({ placed, words, matchesPath }: TieBoxProps) {
  const { tie, step, x, y } = placed;
  const text = useTieText(words);
  const isFinal = step.size === 1 && (tie.part === 'MAIN' || tie.part === 'GRAND_FINAL');
  const kind = tie.part === 'PLACEMENT' ? styles.aside : isFinal ? styles.final : '';
  const box = {
    className: `${styles.box} ${kind}`,
    style: { left: x, top: y - measures.row, width: measures.box },
  };
  const content = <TieContent {...{ placed, words }} />;
  if (matchesPath === undefined || tie.matchId === null) return <div {...box}>{content}</div>;
  return (
    <Link
      {...box}
      href={`${matchesPath}/${tie.matchId}`}
      aria-label={text(tie, step).name}
      data-tie={tie.id}
      // It is the bracket that is dragged, not the address.
      draggable={false}
    >
      {content}
    </Link>
  );
}

function TieContent({ placed: { tie, step }, words }: Omit<TieBoxProps, 'matchesPath'>) {
  const t = useTranslations('bracket');
  const locale = useLocale();
  const boutText = useBoutText();
  // A column of one tie right below its title needs no second one.
  const named = tie.firstPlace === 3 || tie.part === 'GRAND_FINAL' ? [] : [words.tieLabel(tie, step.size)];
  const when = tie.nextAt === null ? [] : [shortDayAndTime(locale, new Date(tie.nextAt))];
  const bout = tie.result?.bout ?? null;
  const won = bout === null ? [] : [boutText(bout).brief];
  const hasPoints = bout?.isJudged !== true;
  return (
    <>
      <span className={styles.name}>{[...named, ...lengthOf(tie, t), ...when, ...won].join(' · ')}</span>
      <Side slot={tie.first} name={words.slot(tie.first)} result={tie.result?.first} hasPoints={hasPoints} />
      <Side
        slot={tie.second}
        name={words.slot(tie.second)}
        result={tie.result?.second}
        hasPoints={hasPoints}
      />
    </>
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
  const t = useTranslations('bracket');
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
          {result.isWinner && <CheckRounded className={styles.check} titleAccess={t('goesOn')} />}
          {result.legs.length > 0 && <span className={styles.legs}>{result.legs.join(' ')}</span>}
          {result.shootOut !== null && <span className={styles.legs}>({result.shootOut})</span>}
          {hasPoints && <b className={styles.total}>{result.total}</b>}
        </>
      )}
    </span>
  );
}
