'use client';

import FullscreenRounded from '@mui/icons-material/FullscreenRounded';
import NavigateBeforeRounded from '@mui/icons-material/NavigateBeforeRounded';
import NavigateNextRounded from '@mui/icons-material/NavigateNextRounded';
import PauseRounded from '@mui/icons-material/PauseRounded';
import PlayArrowRounded from '@mui/icons-material/PlayArrowRounded';
import WifiOffRounded from '@mui/icons-material/WifiOffRounded';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import styles from './tv.module.css';
import { useAwake } from './use-awake.ts';
import { useRotation } from './use-rotation.ts';

export interface Screen {
  readonly key: string;
  readonly title: string;
  readonly content: ReactNode;
}

/** Rotates until paused. */
interface StageProps {
  readonly screens: readonly Screen[];
  /** Below every screen. */
  readonly sponsors: ReactNode;
}

export function Stage({ screens, sponsors }: StageProps) {
  const t = useTranslations('tv');
  const { at, isPaused, turn } = useRotation(screens.length);
  const { isOnline } = useAwake();
  const screen = screens[at];
  if (screen === undefined) return null;
  return (
    <>
      <section key={screen.key} aria-labelledby="screen" className={styles.screen}>
        <h2 id="screen" className={styles.screenTitle}>
          {screen.title}
        </h2>
        {screen.content}
        {sponsors}
      </section>
      <footer className={styles.foot}>
        <p className={styles.dots} aria-hidden="true">
          {screens.map(({ key }, index) => (
            <span key={key} className={index === at ? styles.now : ''} />
          ))}
        </p>
        <p role="status" className={styles.lost}>
          {!isOnline && (
            <>
              <WifiOffRounded aria-hidden="true" /> {t('offline')}
            </>
          )}
        </p>
        <div className={styles.controls}>
          <Control label={t('previous')} onClick={() => turn('previous')}>
            <NavigateBeforeRounded />
          </Control>
          <Control label={isPaused ? t('play') : t('pause')} onClick={() => turn('pause')}>
            {isPaused ? <PlayArrowRounded /> : <PauseRounded />}
          </Control>
          <Control label={t('forward')} onClick={() => turn('next')}>
            <NavigateNextRounded />
          </Control>
          <Control label={t('fullScreen')} onClick={() => void fillScreen()}>
            <FullscreenRounded />
          </Control>
        </div>
      </footer>
    </>
  );
}

interface ControlProps {
  readonly label: string;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

function Control({ label, onClick, children }: ControlProps) {
  return (
    <button type="button" aria-label={label} title={label} className={styles.control} onClick={onClick}>
      {children}
    </button>
  );
}

/** Toggles full screen, where the device allows it. */
async function fillScreen(): Promise<void> {
  const change = document.fullscreenElement
    ? document.exitFullscreen()
    : document.documentElement.requestFullscreen?.();
  await change?.catch(() => undefined);
}
