import styles from './icons.module.css';

const drawn = {
  copy: 'M11 8.5h6.5a2.5 2.5 0 0 1 2.5 2.5v6.5a2.5 2.5 0 0 1-2.5 2.5H11a2.5 2.5 0 0 1-2.5-2.5V11A2.5 2.5 0 0 1 11 8.5zM15.5 8.5V6.5A2.5 2.5 0 0 0 13 4H6.5A2.5 2.5 0 0 0 4 6.5V13a2.5 2.5 0 0 0 2.5 2.5h2',
  lock: 'M7.5 10.5h9a2.5 2.5 0 0 1 2.5 2.5v5a2.5 2.5 0 0 1-2.5 2.5h-9A2.5 2.5 0 0 1 5 18v-5a2.5 2.5 0 0 1 2.5-2.5zM8 10.5V8a4 4 0 0 1 8 0v2.5',
  people:
    'M5.5 8a3.5 3.5 0 1 0 7 0 3.5 3.5 0 1 0-7 0M2.5 20c.5-4 3-6 6.5-6s6 2 6.5 6M16 4.8a3.5 3.5 0 0 1 0 6.4M18 14.5c2 .8 3.2 2.7 3.5 5.5',
  key: 'M14 10a4 4 0 1 0-4 4 4 4 0 0 0 4-4zM13 13l7 7M17 17l2-2',
  right: 'm9 6 6 6-6 6',
  down: 'm6 9 6 6 6-6',
  search: 'M4 11a7 7 0 1 0 14 0 7 7 0 1 0-14 0M20 20l-4-4',
  menu: 'M4 7h16M4 12h16M4 17h16',
  download: 'M12 5v14M6 13l6 6 6-6',
} as const;

/** Inline, so that nothing has to be loaded. */
export function Icon({ name, size = 20 }: { readonly name: keyof typeof drawn; readonly size?: number }) {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden="true" className={styles.icon}>
      <path d={drawn[name]} />
    </svg>
  );
}
