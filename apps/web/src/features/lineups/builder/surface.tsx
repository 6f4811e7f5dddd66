import { parentOf } from '@traip/engine';
import styles from './builder.module.css';

type SurfaceKind = 'pitch' | 'court' | 'basket' | 'net';

const kinds: Readonly<Record<string, SurfaceKind>> = {
  HANDBALL: 'court',
  BASKETBALL: 'basket',
  VOLLEYBALL: 'net',
  BADMINTON: 'net',
  TENNIS: 'net',
  PADEL: 'net',
};

/** Futsal is football on a court. */
export function surfaceOf(sportVariantKey: string): SurfaceKind {
  if (sportVariantKey.includes('FUTSAL')) return 'court';
  return kinds[parentOf(sportVariantKey) ?? ''] ?? 'pitch';
}

const lines: Readonly<Record<SurfaceKind, string>> = {
  pitch: 'M0 70h100M24 140v-20h52v20M38 140v-8h24v8M24 0v20h52V0M38 120c3-7 21-7 24 0M38 20c3 7 21 7 24 0',
  court: 'M0 70h100M12 140c0-22 18-32 30-32h16c12 0 30 10 30 32M12 0c0 22 18 32 30 32h16c12 0 30-10 30-32',
  basket:
    'M0 70h100M34 140v-40h32v40M34 100c3-13 29-13 32 0M10 140c0-62 80-62 80 0M34 0v40h32V0M10 0c0 62 80 62 80 0',
  net: 'M-4 70h108M0 94h100M0 46h100',
};

/** The lines of the field, seen from above; one's own end is at the bottom. */
export function Surface({ kind }: { readonly kind: SurfaceKind }) {
  return (
    <>
      <svg className={styles.lines} viewBox="0 0 100 140" preserveAspectRatio="none" aria-hidden="true">
        <rect width="100" height="140" vectorEffect="non-scaling-stroke" />
        <path d={lines[kind]} vectorEffect="non-scaling-stroke" />
      </svg>
      {kind !== 'net' && <span className={styles.circle} aria-hidden="true" />}
    </>
  );
}
