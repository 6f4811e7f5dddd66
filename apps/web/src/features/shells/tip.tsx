'use client';

import Tooltip from '@mui/material/Tooltip';
import type { ReactElement } from 'react';
import { Mui } from '../../ui/theme/mui.tsx';

interface TipProps {
  readonly title: string;
  readonly children: ReactElement;
}

export function Tip({ title, children }: TipProps) {
  return (
    <Mui>
      <Tooltip title={title} placement="right">
        {children}
      </Tooltip>
    </Mui>
  );
}
