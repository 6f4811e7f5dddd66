'use client';

import { useTranslations } from 'next-intl';
import { type ComponentProps, type FormEvent, useEffect, useRef } from 'react';
import { Button } from '../button/button.tsx';
import { PlainDialog } from '../dialog/plain-dialog.tsx';
import { FormError } from '../feedback/notice.tsx';
import { SubmitButton } from '../fields/submit-button.tsx';
import { Fields } from './form-frame.tsx';

interface SubmitDialogProps extends ComponentProps<typeof SubmitButton> {
  readonly title: string;
  readonly onClose: () => void;
  readonly onSubmit: (event: FormEvent) => void;
  readonly failure: string | null;
  readonly children: React.ReactNode;
}

export function SubmitDialog(props: SubmitDialogProps) {
  const { title, onClose, onSubmit, failure, children, ...submit } = props;
  const t = useTranslations('ui');
  const actions = (
    <>
      <Button variant="outlined" size="large" onClick={onClose}>
        {t('cancel')}
      </Button>
      <SubmitButton {...submit} />
    </>
  );
  return (
    <PlainDialog open title={title} onClose={onClose} onSubmit={onSubmit} actions={actions}>
      <Fields>
        {children}
        {failure !== null && <Failure key={failure}>{failure}</Failure>}
      </Fields>
    </PlainDialog>
  );
}

/** Scrolled into view: in a long dialog it's below the visible part. */
function Failure({ children }: { readonly children: string }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // In braces: newer browsers return a promise, which React would take for a cleanup function.
    place.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={place}>
      <FormError>{children}</FormError>
    </div>
  );
}
