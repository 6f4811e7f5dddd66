'use client';

import StarBorderRounded from '@mui/icons-material/StarBorderRounded';
import StarRounded from '@mui/icons-material/StarRounded';
import { useTranslations } from 'next-intl';
import { ActionButton } from '../../ui/share/action-button.tsx';
import type { Target } from './data/device-follows.ts';
import { findFollow, useFollows } from './data/use-follows.ts';
import { useToggleFollow } from './data/use-toggle-follow.ts';

interface FollowButtonProps extends Target {
  readonly name: string;
}

/** For the hero: one press, with or without an account. */
export function FollowButton({ kind, id, name }: FollowButtonProps) {
  const t = useTranslations('follow');
  const { follows } = useFollows();
  const { start, stop } = useToggleFollow();
  const followed = findFollow(follows, { kind, id });
  const isFollowed = followed !== undefined;
  const toggle = () => {
    if (follows === undefined) return;
    void (isFollowed ? stop({ ...followed, name }) : start({ kind, id, rings: 'ALL', name }));
  };
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
