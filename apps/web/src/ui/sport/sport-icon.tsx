import { parentOf } from '@traip/engine';
import { sportShapes } from './sport-shapes.ts';

interface SportIconProps {
  /** A sport or one of its variants. */
  readonly sport: string;
  readonly size?: number;
}

/** Decorative: the name is beside it. Empty for an unknown sport. */
export function SportIcon({ sport, size = 24 }: SportIconProps) {
  const key = parentOf(sport);
  if (key === null) return null;
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} fill="currentColor" aria-hidden="true">
      {sportShapes(key).map(({ path, transform }) => (
        <path key={path} d={path} transform={transform} fillRule="evenodd" />
      ))}
    </svg>
  );
}
