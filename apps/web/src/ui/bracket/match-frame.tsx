'use client';

import { Link } from '../../i18n/navigation.ts';
import { plainFrame, type TieFrame } from './tie-box.tsx';
import type { BracketLabels } from './use-bracket-labels.ts';
import { useTieText } from './use-tie-text.ts';

interface MatchFrameProps {
  readonly frame: TieFrame;
  readonly words: BracketLabels;
  /** Where its matches are opened: "/m". Without it nothing can be opened. */
  readonly matchesPath: string | undefined;
}

/** A tie that leads to its match, if it has one. */
export function MatchFrame({ frame, words, matchesPath }: MatchFrameProps) {
  const { tie, step } = frame.placed;
  const text = useTieText(words);
  if (matchesPath === undefined || tie.matchId === null) return plainFrame(frame);
  return (
    <Link
      href={`${matchesPath}/${tie.matchId}`}
      className={frame.className}
      style={frame.style}
      data-tie={tie.id}
      // It is the bracket that is dragged, not the address.
      draggable={false}
    >
      <span className="visually-hidden">{text(tie, step).name}</span>
      <span aria-hidden="true">{frame.children}</span>
    </Link>
  );
}
