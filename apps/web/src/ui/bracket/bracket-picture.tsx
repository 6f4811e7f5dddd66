'use client';

import { type Layout, measures, type PlacedTie, stepStates } from '@traip/contract/bracket';
import { useLocale } from 'next-intl';
import { type ComponentProps, type CSSProperties, useMemo } from 'react';
import styles from './bracket.module.css';
import { daysOf } from './days-of.ts';
import { plainFrame, TieBox } from './tie-box.tsx';
import type { BracketLabels } from './use-bracket-labels.ts';

interface BracketPictureProps {
  readonly layout: Layout;
  readonly labels: BracketLabels;
  readonly zoom: number;
  /** Draws a frame with a link. */
  readonly frame?: ComponentProps<typeof TieBox>['frame'];
  /** The teams whose path is highlighted. */
  readonly followed?: ReadonlySet<string> | undefined;
}

/** In pixels: a column, and the room for lines between two. */
const minColumnWidth = 188;
const gap = measures.column - measures.box;

const columnOf = ({ x }: { readonly x: number }) => Math.round(x / measures.column);
const columnCount = ({ ties }: Layout) => Math.max(0, ...ties.map(columnOf)) + 1;

/** Below this it scrolls. */
export const minWidth = (layout: Layout) => columnCount(layout) * (minColumnWidth + gap) - gap;

const none: ReadonlySet<string> = new Set();

/** Read and navigated round by round, as it's drawn. Its columns share the available width. */
export function BracketPicture({
  layout,
  labels,
  zoom,
  frame = plainFrame,
  followed = none,
}: BracketPictureProps) {
  const states = useMemo(() => stepStates(layout.columns.map(({ step }) => step)), [layout]);
  const style = { '--columns': columnCount(layout), '--gap': `${gap}px`, height: layout.height, zoom };
  return (
    <div className={styles.picture} style={style as CSSProperties}>
      {Array.from({ length: columnCount(layout) }, (_, column) => {
        const heads = layout.columns.filter((head) => columnOf(head) === column);
        const isNow = heads.some(({ step }) => states.get(step) === 'NOW');
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a column is its number
          <div key={column} className={`${styles.column} ${isNow ? styles.now : ''}`}>
            <Lines layout={layout} column={column} followed={followed} />
            {heads.map(({ step, y }) => (
              <Round
                key={step.key}
                layout={layout}
                step={step}
                labels={labels}
                frame={frame}
                followed={followed}
                top={y}
              />
            ))}
          </div>
        );
      })}
    </div>
  );
}

interface RoundProps extends Pick<BracketPictureProps, 'layout' | 'labels'> {
  readonly frame: ComponentProps<typeof TieBox>['frame'];
  readonly step: Layout['columns'][number]['step'];
  readonly top: number;
  readonly followed: ReadonlySet<string>;
}

function Round({ layout, step, top, labels, frame, followed }: RoundProps) {
  const locale = useLocale();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a round groups matches, not fields
    <div role="group" aria-label={labels.step(step)}>
      <p className={styles.head} style={{ top }}>
        <b>{labels.step(step)}</b> {daysOf(locale, step)}
      </p>
      {layout.ties
        .filter((placed) => placed.step === step)
        .map((placed) => (
          <TieBox
            key={placed.tie.id}
            placed={placed}
            labels={labels}
            frame={frame}
            isMarked={hasOneOf(placed, followed)}
          />
        ))}
    </div>
  );
}

interface LinesProps extends Pick<BracketPictureProps, 'layout'> {
  readonly column: number;
  readonly followed: ReadonlySet<string>;
}

/** From each box in a column to the box that its winner advances to. */
function Lines({ layout, column, followed }: LinesProps) {
  return layout.lines
    .filter(({ from }) => columnOf(from) === column)
    .map(({ key, from, to }) => {
      const skipped = columnOf(to) - column - 1;
      const isMarked = hasOneOf(from, followed) && advances(from, to, followed);
      const marked = isMarked ? styles.marked : '';
      const style = {
        top: Math.min(from.y, to.y),
        height: Math.abs(to.y - from.y),
        '--skipped': skipped,
      } as CSSProperties;
      return (
        <span key={key} aria-hidden="true">
          <span className={`${styles.line} ${turn(from, to)} ${marked}`} style={style} />
          <span
            className={`${styles.end} ${marked}`}
            style={{ top: to.y, '--skipped': skipped } as CSSProperties}
          />
        </span>
      );
    });
}

function turn(from: PlacedTie, to: PlacedTie) {
  if (Math.abs(from.y - to.y) < 1) return styles.straight;
  return to.y > from.y ? styles.down : styles.up;
}

const teamsOf = ({ tie: { first, second } }: PlacedTie) => [first.team?.id, second.team?.id];
const hasOneOf = (placed: PlacedTie, teams: ReadonlySet<string>) =>
  teamsOf(placed).some((id) => id !== undefined && teams.has(id));

/** Whether one of the teams advanced from one tie to the other. */
function advances(from: PlacedTie, to: PlacedTie, teams: ReadonlySet<string>): boolean {
  const arrived = teamsOf(to);
  return teamsOf(from).some((id) => id !== undefined && teams.has(id) && arrived.includes(id));
}
