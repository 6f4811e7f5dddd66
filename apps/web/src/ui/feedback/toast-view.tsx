'use client';

import CloseRounded from '@mui/icons-material/CloseRounded';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import notice from './notice.module.css';
import { toneIcons } from './notice.tsx';
import type { Toast } from './toast-queue.ts';
import styles from './toast-view.module.css';

const shownFor = 6000;
/** Enough time to read it, decide and reach the button. */
const shownWithAction = 12_000;

interface ToastViewProps {
  readonly toast: Toast;
  readonly onDismissed: () => void;
}

/** Stays while hovered or focused. Escape closes it. */
export function ToastView({ toast, onDismissed }: ToastViewProps) {
  const t = useTranslations('ui');
  const [isHeld, setHeld] = useState(false);
  const { tone, text, action } = toast;
  const duration = action ? shownWithAction : shownFor;
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(onDismissed, duration);
    return () => clearTimeout(timer);
  }, [isHeld, duration, onDismissed]);
  useEffect(() => {
    const closeOnEscape = ({ key }: KeyboardEvent) => key === 'Escape' && onDismissed();
    addEventListener('keydown', closeOnEscape);
    return () => removeEventListener('keydown', closeOnEscape);
  }, [onDismissed]);
  const run = () => {
    onDismissed();
    action?.run();
  };
  const hold = () => setHeld(true);
  const release = () => setHeld(false);
  const Icon = toneIcons[tone];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only stays longer
    <div
      className={`${styles.toast} ${notice[tone]}`}
      onMouseEnter={hold}
      onMouseLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      <Icon aria-hidden="true" sx={{ fontSize: 22 }} />
      <p className={styles.text}>{text}</p>
      {action && (
        <button type="button" className={styles.action} onClick={run}>
          {action.label}
        </button>
      )}
      <button type="button" className={styles.close} aria-label={t('closeMessage')} onClick={onDismissed}>
        <CloseRounded aria-hidden="true" sx={{ fontSize: 20 }} />
      </button>
    </div>
  );
}
