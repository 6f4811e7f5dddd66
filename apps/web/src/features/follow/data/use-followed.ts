'use client';

import type { Target } from './device-follows.ts';
import { findFollow, useFollows } from './use-follows.ts';
import { useToggleFollow } from './use-toggle-follow.ts';

export interface FollowSubject extends Target {
  readonly name: string;
}

/** One item that can be followed with one press, with or without an account. */
export function useFollowed({ kind, id, name }: FollowSubject) {
  const { follows, reload } = useFollows();
  const { start, stop } = useToggleFollow();
  const followed = findFollow(follows, { kind, id });
  const toggle = () => {
    // Follows aren't loaded yet, or couldn't be.
    if (follows === undefined) return reload();
    void (followed ? stop({ ...followed, name }) : start({ kind, id, rings: 'ALL', name }));
  };
  return { isFollowed: followed !== undefined, toggle };
}
