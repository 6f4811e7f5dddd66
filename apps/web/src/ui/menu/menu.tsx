'use client';

import { type ComponentProps, type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useModal } from '../dialog/use-modal.ts';
import { hang } from './hang.ts';
import styles from './menu.module.css';
import { nextItem } from './next-item.ts';

interface MenuProps {
  /** The button below which it opens. */
  readonly anchor: HTMLElement;
  readonly labelledBy?: string;
  readonly onClose: () => void;
  /** `MenuItem`s. Clicking one closes the menu. */
  readonly children: ReactNode;
}

export function Menu({ anchor, labelledBy, onClose, children }: MenuProps) {
  const root = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  useModal(root, panel);
  useLayoutEffect(() => {
    if (panel.current === null) return;
    hang(panel.current, anchor.getBoundingClientRect());
    itemsIn(panel.current)[0]?.focus();
  }, [anchor]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' || event.key === 'Tab') {
      event.preventDefault();
      event.stopPropagation();
      return onClose();
    }
    if (panel.current === null) return;
    const items = itemsIn(panel.current);
    const texts = items.map((item) => item.textContent ?? '');
    const next = nextItem(texts, items.indexOf(document.activeElement as HTMLElement), event.key);
    if (next === null) return;
    event.preventDefault();
    items[next]?.focus();
  };
  return createPortal(
    // biome-ignore lint/a11y/noStaticElementInteractions: pressing beside is a shortcut for Escape
    <div ref={root} data-modal="" className={styles.root} onClick={onClose} onKeyDown={onKeyDown}>
      <div ref={panel} role="menu" aria-labelledby={labelledBy} tabIndex={-1} className={styles.panel}>
        {children}
      </div>
    </div>,
    document.body,
  );
}

export function MenuDivider() {
  return <hr className={styles.divider} />;
}

export function MenuItem({ className = '', ...rest }: ComponentProps<'button'>) {
  return (
    <button type="button" role="menuitem" tabIndex={-1} className={`${styles.item} ${className}`} {...rest} />
  );
}

/** Class names that make a link look like an item. */
export const menuLink = { role: 'menuitem', tabIndex: -1, className: styles.item } as const;

function itemsIn(panel: Element): HTMLElement[] {
  return [...panel.querySelectorAll<HTMLElement>('[role^=menuitem]')];
}
