'use client';

import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef } from 'react';
import { createPortal } from 'react-dom';
import styles from './modal.module.css';
import { useModal } from './use-modal.ts';

interface ModalProps {
  readonly role?: 'dialog' | 'alertdialog';
  /** Its layout on a phone: full screen, or at the bottom. Otherwise it's a box on every screen. */
  readonly onPhone?: 'whole' | 'below';
  readonly width: 'narrow' | 'usual' | 'wide';
  /** Its accessible name, if it has no title. */
  readonly label?: string;
  readonly labelledBy?: string;
  readonly describedBy?: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * Covers the page, which is inert meanwhile. Not the browser's own dialog: that would also block everything
 * outside it, such as messages and field menus.
 */
export function Modal(props: ModalProps) {
  // A page opened with its dialog in the URL is rendered without it.
  return typeof document === 'undefined' ? null : <Opened {...props} />;
}

function Opened({ role = 'dialog', onPhone, width, ...rest }: ModalProps) {
  const { label, labelledBy, describedBy, onClose, children } = rest;
  const root = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const pressed = useRef<EventTarget | null>(null);
  useModal(root, panel);
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.stopPropagation();
    onClose();
  };
  const remember = ({ target }: PointerEvent) => {
    pressed.current = target;
  };
  const closeBeside = ({ target }: { readonly target: EventTarget }) => {
    // Selecting text beyond the edge must not close it.
    if (target === root.current && pressed.current === root.current) onClose();
  };
  return createPortal(
    // biome-ignore lint/a11y/noStaticElementInteractions: pressing beside is a shortcut for the button inside
    <div
      ref={root}
      data-modal=""
      className={`${styles.root} ${onPhone === undefined ? '' : styles[onPhone]}`}
      onKeyDown={closeOnEscape}
      onPointerDown={remember}
      onClick={closeBeside}
    >
      {/* biome-ignore lint/a11y/useAriaPropsSupportedByRole: both of its roles have it */}
      <div
        ref={panel}
        role={role}
        aria-modal="true"
        aria-label={label}
        aria-labelledby={labelledBy}
        aria-describedby={describedBy}
        tabIndex={-1}
        className={`${styles.panel} ${styles[width]}`}
      >
        {children}
      </div>
    </div>,
    document.body,
  );
}
