'use client';

import { type ComponentProps, useState } from 'react';
import { LocalisedLink } from './localised-navigation.ts';

/**
 * A link that loads the next page when someone is about to follow it. Next would prefetch all linked pages on
 * the screen: some forty on a dashboard, only one of which is opened.
 */
export function Link(props: ComponentProps<typeof LocalisedLink>) {
  const [isLikely, setLikely] = useState(false);
  const { onMouseEnter, onFocus, onTouchStart } = props;
  return (
    <LocalisedLink
      {...props}
      prefetch={isLikely ? null : false}
      onMouseEnter={(event) => {
        setLikely(true);
        onMouseEnter?.(event);
      }}
      onFocus={(event) => {
        setLikely(true);
        onFocus?.(event);
      }}
      onTouchStart={(event) => {
        setLikely(true);
        onTouchStart?.(event);
      }}
    />
  );
}
