'use client';

import Button, { type ButtonProps } from '@mui/material/Button';
import type { ReactNode } from 'react';
import { Link } from '../../i18n/navigation.ts';

interface ButtonLinkProps
  extends Pick<
    ButtonProps,
    'variant' | 'size' | 'color' | 'startIcon' | 'fullWidth' | 'className' | 'aria-label'
  > {
  readonly href: string;
  readonly children: ReactNode;
}

export function ButtonLink({ href, children, variant = 'contained', ...rest }: ButtonLinkProps) {
  return (
    <Button component={Link} href={href} variant={variant} {...rest}>
      {children}
    </Button>
  );
}
