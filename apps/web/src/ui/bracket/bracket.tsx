'use client';

import { type FixtureView, layoutOf } from '@traip/contract/bracket';
import dynamic from 'next/dynamic';
import { type KeyboardEvent, useMemo, useRef } from 'react';
import styles from './bracket.module.css';
import { BracketPicture, minWidth } from './bracket-picture.tsx';
import { MatchFrame } from './match-frame.tsx';
import { showFocusedTie, useArrowKeys } from './use-arrow-keys.ts';
import { useBracket } from './use-bracket.ts';
import { usePan } from './use-pan.ts';
import { useZoom } from './use-zoom.ts';

/** Only a large bracket has them. */
const ZoomTools = dynamic(() => import('./zoom-tools.tsx').then(({ ZoomTools }) => ZoomTools));

interface BracketProps {
  readonly fixtures: readonly FixtureView[];
  /** The label of the picture: "Fase final". */
  readonly label: string;
  /** The base path of its matches: "/m". Without it there are no links. */
  readonly matchesPath?: string | undefined;
  /** The teams whose path is highlighted. */
  readonly followed?: ReadonlySet<string>;
}

/** A bracket with more rounds than this, or with a second one below it, has zoom. */
const roundsAtOnce = 4;
/** A taller bracket scrolls inside a window. */
const tallest = 960;

/** As wide as its container. Pan and zoom by mouse, touch or keyboard; arrow keys move between matches. */
export function Bracket({ fixtures, label, matchesPath, followed }: BracketProps) {
  const window = useRef<HTMLElement>(null);
  const { ties, labels } = useBracket(fixtures);
  const layout = useMemo(() => layoutOf(ties), [ties]);
  const zooming = useZoom(window, { width: minWidth(layout), height: layout.height });
  const onArrowKey = useArrowKeys(layout.ties);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    zooming.onKeyDown(event);
    onArrowKey(event);
  };
  usePan(window);
  const isLarge = layout.columns.length > roundsAtOnce + 1;
  return (
    <div className={styles.bracket}>
      {isLarge && <ZoomTools {...zooming} />}
      <section
        ref={window}
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        className={layout.height > tallest ? `${styles.window} ${styles.tall}` : styles.window}
        onFocus={showFocusedTie}
        onKeyDown={onKeyDown}
      >
        <BracketPicture
          layout={layout}
          labels={labels}
          followed={followed}
          zoom={zooming.zoom}
          frame={(frame) => <MatchFrame frame={frame} labels={labels} matchesPath={matchesPath} />}
        />
      </section>
    </div>
  );
}
