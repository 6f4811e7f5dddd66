'use client';

import { Mui } from '../theme/mui.tsx';
import { type DialogProps, PlainDialog } from './plain-dialog.tsx';

/** Full screen on phones. */
export function FormDialog(props: DialogProps) {
  return (
    <Mui>
      <PlainDialog {...props} />
    </Mui>
  );
}
