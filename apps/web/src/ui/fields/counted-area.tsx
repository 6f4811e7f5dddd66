'use client';

import { useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import styles from './text-area.module.css';
import { TextArea } from './text-area.tsx';

interface CountedAreaProps extends Omit<ComponentProps<typeof TextArea>, 'aside'> {
  readonly limit: number;
  /** The current value. */
  readonly text: string;
}

/** The limit can be exceeded while typing: truncating would lose words. */
export function CountedArea({ limit, text, ...rest }: CountedAreaProps) {
  const t = useTranslations('ui');
  const used = text.trim().length;
  return (
    <TextArea
      {...rest}
      aside={
        <span className={`${styles.count} ${used > limit ? styles.over : ''}`}>
          <span className="visually-hidden">{t('counted', { used, limit })}</span>
          <span aria-hidden="true">
            {used}/{limit}
          </span>
        </span>
      }
    />
  );
}
