'use client';

import { type FixtureView, layoutOf } from '@traip/contract/bracket';
import { useTranslations } from 'next-intl';
import { useEffect, useMemo, useRef, useState } from 'react';
import { BracketPicture } from '../../ui/bracket/bracket-picture.tsx';
import { useBracket } from '../../ui/bracket/use-bracket.ts';
import styles from './tv.module.css';

interface BigBracketProps {
  readonly fixtures: readonly FixtureView[];
  readonly label: string;
}

/** As large as the screen allows. */
export function BigBracket({ fixtures, label }: BigBracketProps) {
  const t = useTranslations('bracket');
  const container = useRef<HTMLDivElement>(null);
  const [zoom, setZoom] = useState(1);
  const { ties, labels } = useBracket(fixtures);
  const layout = useMemo(() => layoutOf(ties), [ties]);
  useEffect(() => {
    const element = container.current;
    if (element === null) return;
    const observer = new ResizeObserver(() =>
      setZoom(Math.min(element.clientWidth / layout.width, element.clientHeight / layout.height)),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [layout]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div ref={container} role="group" aria-label={t('picture', { label })} className={styles.bracket}>
      <div style={{ width: layout.width * zoom, height: layout.height * zoom }}>
        <BracketPicture layout={layout} labels={labels} zoom={zoom} />
      </div>
    </div>
  );
}
