import type { ReactNode } from 'react';
import { Link } from '../../i18n/navigation.ts';
import { type ButtonLook, buttonClass } from '../button/button.tsx';

interface ButtonLinkProps extends ButtonLook {
  readonly href: string;
  readonly startIcon?: ReactNode;
  readonly 'aria-label'?: string | undefined;
  readonly children: ReactNode;
}

export function ButtonLink({ href, startIcon, children, variant = 'contained', ...rest }: ButtonLinkProps) {
  const { size, fullWidth, className, ...more } = rest;
  return (
    <Link href={href} className={buttonClass({ variant, size, fullWidth, className })} {...more}>
      {startIcon}
      {children}
    </Link>
  );
}
