'use client';

import AddRounded from '@mui/icons-material/AddRounded';
import FitScreenRounded from '@mui/icons-material/FitScreenRounded';
import RemoveRounded from '@mui/icons-material/RemoveRounded';
import IconButton from '@mui/material/IconButton';
import { type FixtureView, layoutOf } from '@traip/contract/bracket';
import { useTranslations } from 'next-intl';
import { type KeyboardEvent, useMemo, useRef } from 'react';
import styles from './bracket.module.css';
import { BracketPicture, leastWidth } from './bracket-picture.tsx';
import { MatchFrame } from './match-frame.tsx';
import { showFocusedTie, useArrowKeys } from './use-arrow-keys.ts';
import { useBracket } from './use-bracket.ts';
import { usePan } from './use-pan.ts';
import { useZoom } from './use-zoom.ts';

interface BracketProps {
  readonly fixtures: readonly FixtureView[];
  /** The label of the picture: "Fase final". */
  readonly label: string;
  /** Where its matches are opened: "/m". Without it nothing can be opened. */
  readonly matchesPath?: string | undefined;
  /** The teams whose path is marked. */
  readonly followed?: ReadonlySet<string>;
}

/** A bracket with more rounds than this, or with a second one below it, is walked through by zooming. */
const roundsAtOnce = 4;

/** As wide as its room. Pan and zoom by mouse, touch or keyboard; arrow keys lead from match to match. */
export function Bracket({ fixtures, label, matchesPath, followed }: BracketProps) {
  const window = useRef<HTMLElement>(null);
  const { ties, words } = useBracket(fixtures);
  const layout = useMemo(() => layoutOf(ties), [ties]);
  const zooming = useZoom(window, { width: leastWidth(layout), height: layout.height });
  const onArrowKey = useArrowKeys(layout.ties);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    zooming.onKeyDown(event);
    onArrowKey(event);
  };
  usePan(window);
  const isLarge = layout.columns.length > roundsAtOnce + 1;
  return (
    <div className={styles.bracket}>
      {isLarge && <Tools {...zooming} />}
      <section
        ref={window}
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        className={styles.window}
        onFocus={showFocusedTie}
        onKeyDown={onKeyDown}
      >
        <BracketPicture
          {...{ layout, words, followed }}
          zoom={zooming.zoom}
          frame={(frame) => <MatchFrame {...{ frame, words, matchesPath }} />}
        />
      </section>
    </div>
  );
}

function Tools({ zoom, zoomIn, zoomOut, fit }: ReturnType<typeof useZoom>) {
  const t = useTranslations('bracket');
  return (
    <div className={styles.tools}>
      <p className={styles.hint}>{t('hint')}</p>
      <IconButton aria-label={t('farther')} onClick={zoomOut}>
        <RemoveRounded />
      </IconButton>
      <span className={styles.zoom} aria-live="polite">
        {t('zoom', { percent: Math.round(zoom * 100) })}
      </span>
      <IconButton aria-label={t('nearer')} onClick={zoomIn}>
        <AddRounded />
      </IconButton>
      <IconButton aria-label={t('fit')} onClick={fit}>
        <FitScreenRounded />
      </IconButton>
    </div>
  );
}
