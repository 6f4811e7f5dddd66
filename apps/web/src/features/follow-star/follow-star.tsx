'use client';

import StarBorderRounded from '@mui/icons-material/StarBorderRounded';
import StarRounded from '@mui/icons-material/StarRounded';
import { useTranslations } from 'next-intl';
import { type FollowSubject, useFollowed } from '../follow/index.ts';
import styles from './follow-star.module.css';

/** For a dark band without room for a word. */
export function FollowStar(subject: FollowSubject) {
  const t = useTranslations('follow');
  const { isFollowed, toggle } = useFollowed(subject);
  const label = t('followOf', { name: subject.name });
  return (
    <button
      type="button"
      className={styles.star}
      aria-pressed={isFollowed}
      aria-label={label}
      title={label}
      onClick={toggle}
    >
      {isFollowed ? <StarRounded aria-hidden="true" /> : <StarBorderRounded aria-hidden="true" />}
    </button>
  );
}
