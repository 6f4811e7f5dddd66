'use client';

import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Icon } from '../parts/icons.tsx';
import { MethodName } from '../parts/method-name.tsx';
import styles from './docs-search.module.css';
import type { SearchEntry } from './entry.ts';
import { findEntries } from './find-entries.ts';

interface DocsSearchProps {
  /** The URL of the index. Loaded when someone is about to search. */
  readonly index: string;
  readonly label: string;
  readonly noResults: string;
  readonly failed: string;
}

/** Finds guides and calls while typing. */
export function DocsSearch({ index, label, noResults, failed }: DocsSearchProps) {
  const listId = useId();
  const { entries, hasFailed, load } = useIndex(index);
  const [query, setQuery] = useState('');
  const [selectedIndex, setSelectedIndex] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const input = useSlash();
  const found = findEntries(entries ?? [], query);
  const isShown = isOpen && query.trim() !== '' && (entries !== null || hasFailed);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setOpen(false);
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && found.length > 0) {
      event.preventDefault();
      setSelectedIndex((selectedIndex + step + found.length) % found.length);
    }
    const entry = found[selectedIndex];
    if (event.key === 'Enter' && entry) location.assign(entry.path);
  };

  return (
    <search className={styles.search} onBlur={closeUnlessInside(() => setOpen(false))}>
      <Icon name="search" />
      <input
        ref={input}
        type="search"
        role="combobox"
        aria-label={label}
        placeholder={label}
        aria-expanded={isShown}
        aria-controls={listId}
        aria-activedescendant={isShown && found.length > 0 ? `${listId}-${selectedIndex}` : undefined}
        autoComplete="off"
        value={query}
        onFocus={() => {
          load();
          setOpen(true);
        }}
        onChange={({ target }) => {
          setQuery(target.value);
          setSelectedIndex(0);
          setOpen(true);
        }}
        onKeyDown={onKeyDown}
      />
      <span className={styles.key} aria-hidden="true">
        /
      </span>
      <div
        id={listId}
        role="listbox"
        aria-label={label}
        className={styles.found}
        hidden={!isShown || found.length === 0}
      >
        {found.map((entry, at) => (
          <Found key={entry.path} entry={entry} id={`${listId}-${at}`} isSelected={at === selectedIndex} />
        ))}
      </div>
      <output className={isShown && found.length === 0 ? styles.nothing : undefined}>
        {isShown && found.length === 0 && (hasFailed ? failed : noResults)}
      </output>
    </search>
  );
}

function Found({ entry, id, isSelected }: { entry: SearchEntry; id: string; isSelected: boolean }) {
  return (
    // The field keeps the keyboard focus; a pointer follows the link.
    <a
      id={id}
      role="option"
      aria-selected={isSelected}
      tabIndex={-1}
      href={entry.path}
      className={styles.entry}
    >
      <span className={styles.title}>
        {entry.method !== undefined && <MethodName method={entry.method} />}
        {entry.title}
      </span>
      <span className={styles.place}>{entry.place}</span>
    </a>
  );
}

function useIndex(address: string) {
  const [entries, setEntries] = useState<readonly SearchEntry[] | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const wasRequested = useRef(false);
  const load = () => {
    if (wasRequested.current) return;
    wasRequested.current = true;
    fetch(address)
      .then((response) => response.json())
      .then(setEntries, () => {
        wasRequested.current = false;
        setFailed(true);
      });
  };
  return { entries, hasFailed, load };
}

/** The / key focuses the field from anywhere but another field. */
function useSlash() {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      const isTyping = event.target instanceof Element && event.target.closest('input, textarea, select');
      if (event.key !== '/' || isTyping) return;
      event.preventDefault();
      input.current?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return input;
}

const closeUnlessInside =
  (close: () => void) =>
  ({ currentTarget, relatedTarget }: { currentTarget: Element; relatedTarget: EventTarget | null }) => {
    if (!(relatedTarget instanceof Node) || !currentTarget.contains(relatedTarget)) close();
  };
