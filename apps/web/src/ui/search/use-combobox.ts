'use client';

import { type KeyboardEvent, useState } from 'react';

interface Combobox {
  /** The active option; -1: none. */
  readonly active: number;
  readonly isOpen: boolean;
  readonly open: () => void;
  readonly close: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** Arrow keys move through the list and back into the text, Escape closes it. */
export function useCombobox(count: number, choose: (index: number) => void): Combobox {
  const [isOpen, setIsOpen] = useState(false);
  const [activeIndex, setActive] = useState(-1);
  const active = Math.min(activeIndex, count - 1);
  const open = () => {
    setIsOpen(true);
    setActive(-1);
  };
  const close = () => {
    setIsOpen(false);
    setActive(-1);
  };
  const step = (by: number) => {
    setIsOpen(true);
    setActive(((active + 1 + by + count + 1) % (count + 1)) - 1);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const isShown = isOpen && count > 0;
    if (event.key === 'ArrowDown' && count > 0) step(1);
    else if (event.key === 'ArrowUp' && count > 0) step(-1);
    else if (event.key === 'Escape' && isShown) close();
    else if (event.key === 'Enter' && isShown && active >= 0) choose(active);
    else return;
    event.preventDefault();
  };
  return { active, isOpen: isOpen && count > 0, open, close, onKeyDown };
}
