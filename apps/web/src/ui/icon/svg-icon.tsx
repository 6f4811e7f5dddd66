import type { CSSProperties, ReactNode, SVGProps } from 'react';

interface SvgIconProps extends Omit<SVGProps<SVGSVGElement>, 'ref' | 'fontSize'> {
  /** Inline styles, under the name that MUI's icons have for them. */
  readonly sx?: Pick<CSSProperties, 'fontSize' | 'color' | 'width'>;
  /** Its meaning, if there's no text beside it. */
  readonly titleAccess?: string;
}

/**
 * Replaces the base of the icons in `@mui/icons-material` (see next.config.ts and tsconfig.json): a plain
 * `svg`, styled by base.css. MUI's own needs its theme and its style engine, which public pages don't load.
 */
export default function SvgIcon({ sx, titleAccess, className, children, ...rest }: SvgIconProps) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: it has one, or is hidden
    <svg
      viewBox="0 0 24 24"
      focusable="false"
      className={className === undefined ? 'icon' : `icon ${className}`}
      style={sx}
      {...(titleAccess === undefined ? { 'aria-hidden': true } : { role: 'img' })}
      {...rest}
    >
      {titleAccess !== undefined && <title>{titleAccess}</title>}
      {children}
    </svg>
  );
}

/** Called by the files of `@mui/icons-material`. */
export function createSvgIcon(path: ReactNode): (props: SvgIconProps) => ReactNode {
  return (props) => <SvgIcon {...props}>{path}</SvgIcon>;
}
