'use client';

import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Mui } from '../theme/mui.tsx';
import type { Toast } from './toast-queue.ts';

const shownFor = 6000;
/** Time enough to read it, decide and reach the button. */
const shownWithAction = 12_000;

export function ToastView({ toast, onGone }: { toast: Toast; onGone: () => void }) {
  const t = useTranslations('ui');
  const [open, setOpen] = useState(true);
  const { action } = toast;
  return (
    <Mui>
      <Snackbar
        open={open}
        autoHideDuration={action ? shownWithAction : shownFor}
        anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
        onClose={(_event, reason) => reason !== 'clickaway' && setOpen(false)}
        slotProps={{ transition: { onExited: onGone } }}
        // Below the head of a dialog that fills the screen, with its close button.
        sx={{ top: { xs: 'calc(72px + env(safe-area-inset-top))', sm: 88 } }}
      >
        <Alert
          severity={toast.tone}
          // The live region around it is announced already; an alert inside would be read twice.
          role="none"
          onClose={() => setOpen(false)}
          closeText={t('close')}
          action={
            action && (
              <Button
                color="inherit"
                onClick={() => {
                  setOpen(false);
                  action.run();
                }}
              >
                {action.label}
              </Button>
            )
          }
          sx={{
            alignItems: 'center',
            border: '1px solid currentColor',
            borderRadius: '12px',
            boxShadow: 'var(--shadow-2)',
            color: `${toast.tone}.main`,
            backgroundColor: `${toast.tone}.light`,
            fontWeight: 600,
          }}
        >
          {toast.text}
        </Alert>
      </Snackbar>
    </Mui>
  );
}
