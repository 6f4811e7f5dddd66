'use client';

import StarBorderRounded from '@mui/icons-material/StarBorderRounded';
import StarRounded from '@mui/icons-material/StarRounded';
import { useTranslations } from 'next-intl';
import { ActionButton } from '../../ui/share/action-button.tsx';
import { type FollowSubject, useFollowed } from './data/use-followed.ts';

/** For the hero. */
export function FollowButton(subject: FollowSubject) {
  const t = useTranslations('follow');
  const { isFollowed, toggle } = useFollowed(subject);
  return (
    <ActionButton
      icon={isFollowed ? <StarRounded /> : <StarBorderRounded />}
      isPressed={isFollowed}
      onClick={toggle}
    >
      {t(isFollowed ? 'following' : 'follow')}
    </ActionButton>
  );
}
