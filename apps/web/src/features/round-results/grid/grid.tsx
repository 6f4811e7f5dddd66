'use client';

import type { SportRules } from '@traip/engine';
import { type KeyboardEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { isUnfinished } from '../typed/problem.ts';
import type { RowView } from '../typed/row-status.ts';
import type { TypedResult } from '../typed/typed-result.ts';
import { focusBox, scoreBoxId, setBoxId } from './box-id.ts';
import { Row } from './row.tsx';

interface GridProps {
  readonly rows: readonly RowView[];
  readonly rules: SportRules;
  readonly hrefOf: (matchId: string) => string;
  readonly onType: (matchId: string, value: TypedResult) => void;
  readonly onDiscard: (matchId: string) => void;
  /** Enter in the last row. */
  readonly onEnd: () => void;
}

/** The rows of a round: Enter goes to the next match, and the down arrow from a score to its sets. */
export function Grid({ rows, rules, hrefOf, onType, onDiscard, onEnd }: GridProps) {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const [active, setActive] = useState<string | null>(null);
  const openSets = (matchId: string) => {
    flushSync(() => setOpen((current) => new Set([...current, matchId])));
    focusBox(setBoxId(matchId, 1, 'home'));
  };
  const toggle = (matchId: string) => {
    if (open.has(matchId)) setOpen(new Set([...open].filter((id) => id !== matchId)));
    else openSets(matchId);
  };
  const focusNext = (matchId: string, fromSets: boolean) => {
    const at = rows.findIndex(({ match }) => match.id === matchId);
    const next = rows.slice(at + 1).find(({ mayWrite }) => mayWrite);
    if (next === undefined) onEnd();
    else if (fromSets) openSets(next.match.id);
    else focusBox(scoreBoxId(next.match.id, 'home'));
  };
  const onKeyDown = (matchId: string) => (event: KeyboardEvent<HTMLInputElement>) => {
    const isInSets = event.currentTarget.id.startsWith('set-');
    if (event.key === 'Enter') {
      event.preventDefault();
      focusNext(matchId, isInSets);
    }
    if (event.key === 'ArrowDown' && rules.sets !== null && !isInSets) {
      event.preventDefault();
      openSets(matchId);
    }
  };
  return (
    <ul>
      {rows.map((row, at) => (
        <Row
          key={row.match.id}
          row={whileTyping(row, active === row.match.id)}
          rules={rules}
          onActive={(isActive) => setActive(isActive ? row.match.id : null)}
          number={at + 1}
          href={hrefOf(row.match.id)}
          isOpen={open.has(row.match.id)}
          onToggle={() => toggle(row.match.id)}
          onType={(value) => onType(row.match.id, value)}
          onDiscard={() => onDiscard(row.match.id)}
          onKeyDown={onKeyDown(row.match.id)}
        />
      ))}
    </ul>
  );
}

/** Errors are shown only after typing. */
function whileTyping(row: RowView, isActive: boolean): RowView {
  const isEarly = isActive && row.status === 'WRONG' && isUnfinished(row.problem);
  return isEarly ? { ...row, status: 'UNSAVED', problem: null } : row;
}
