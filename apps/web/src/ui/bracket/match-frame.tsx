'use client';

import { Link } from '../../i18n/navigation.ts';
import { plainFrame, type TieFrame } from './tie-box.tsx';
import type { BracketLabels } from './use-bracket-labels.ts';
import { useTieText } from './use-tie-text.ts';

interface MatchFrameProps {
  readonly frame: TieFrame;
  readonly labels: BracketLabels;
  /** The base path of its matches: "/m". Without it there are no links. */
  readonly matchesPath: string | undefined;
}

/** A tie that links to its match, if it has one. */
export function MatchFrame({ frame, labels, matchesPath }: MatchFrameProps) {
  const { tie, step } = frame.placed;
  const text = useTieText(labels);
  if (matchesPath === undefined || tie.matchId === null) return plainFrame(frame);
  return (
    <Link
      href={`${matchesPath}/${tie.matchId}`}
      className={frame.className}
      style={frame.style}
      data-tie={tie.id}
      // Dragging moves the bracket, not the link.
      draggable={false}
    >
      <span className="visually-hidden">{text(tie, step).name}</span>
      <span aria-hidden="true">{frame.children}</span>
    </Link>
  );
}
