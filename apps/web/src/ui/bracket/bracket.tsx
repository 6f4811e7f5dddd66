'use client';

import AddRounded from '@mui/icons-material/AddRounded';
import FitScreenRounded from '@mui/icons-material/FitScreenRounded';
import RemoveRounded from '@mui/icons-material/RemoveRounded';
import IconButton from '@mui/material/IconButton';
import { type FixtureView, layoutOf, stepsOf, tiesOf } from '@traip/contract/bracket';
import { useTranslations } from 'next-intl';
import { type KeyboardEvent, useMemo, useRef } from 'react';
import styles from './bracket.module.css';
import { BracketPicture } from './bracket-picture.tsx';
import { useArrowKeys } from './use-arrow-keys.ts';
import { useBracketLabels } from './use-bracket-labels.ts';
import { usePan } from './use-pan.ts';
import { useZoom } from './use-zoom.ts';

interface BracketProps {
  readonly fixtures: readonly FixtureView[];
  /** The label of the picture: "Fase final". */
  readonly label: string;
  /** Where its matches are opened: "/m". Without it nothing can be opened. */
  readonly matchesPath?: string | undefined;
}

/** Pan and zoom by mouse, touch or keyboard; arrow keys lead from match to match. */
export function Bracket({ fixtures, label, matchesPath }: BracketProps) {
  const t = useTranslations('bracket');
  const window = useRef<HTMLElement>(null);
  const { layout, sizes } = useLayout(fixtures);
  const words = useBracketLabels(sizes);
  const { zoom, zoomIn, zoomOut, fit, onKeyDown: onZoomKey } = useZoom(window, layout);
  const onArrowKey = useArrowKeys(layout.ties);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    onZoomKey(event);
    onArrowKey(event);
  };
  usePan(window);
  return (
    <div className={styles.bracket}>
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
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section ref={window} aria-label={label} tabIndex={0} className={styles.window} onKeyDown={onKeyDown}>
        <div style={{ width: layout.width * zoom, height: layout.height * zoom }}>
          <BracketPicture {...{ layout, words, zoom, matchesPath }} />
        </div>
      </section>
    </div>
  );
}

function useLayout(fixtures: readonly FixtureView[]) {
  return useMemo(() => {
    const ties = tiesOf(fixtures);
    const sizes = new Map(stepsOf(ties).flatMap(({ size, ties }) => ties.map(({ id }) => [id, size])));
    return { layout: layoutOf(ties), sizes };
  }, [fixtures]);
}
