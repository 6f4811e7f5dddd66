'use client';

import { useTranslations } from 'next-intl';
import { readDay, showDay } from './typed-day.ts';
import { readTime } from './typed-time.ts';
import { type TypedValueProps, useTypedValue } from './use-typed-value.ts';

interface BareFieldProps extends TypedValueProps {
  readonly id?: string;
  /** For screen readers, if there's no visible label. */
  readonly label?: string;
  readonly className?: string | undefined;
}

/** Without a frame, for a row that has its own. */
export function BareDate(props: BareFieldProps) {
  const t = useTranslations('ui.date');
  return <BareField {...props} read={readDay} show={showDay} placeholder={t('order')} maxLength={10} />;
}

export function BareTime(props: BareFieldProps) {
  const t = useTranslations('ui.date');
  return <BareField {...props} read={readTime} show={asTyped} placeholder={t('clock')} maxLength={5} />;
}

const asTyped = (time: string) => time;

interface NotedFieldProps extends BareFieldProps {
  readonly read: (text: string) => string | null;
  readonly show: (value: string) => string;
  readonly placeholder: string;
  readonly maxLength: number;
}

function BareField({ id, label, className, read, show, placeholder, maxLength, ...typed }: NotedFieldProps) {
  const { input, inputRef, isUnreadable } = useTypedValue(typed, { read, show });
  return (
    <input
      {...input}
      id={id}
      className={className}
      placeholder={placeholder}
      maxLength={maxLength}
      ref={inputRef}
      aria-label={label}
      aria-invalid={isUnreadable}
      inputMode="numeric"
    />
  );
}
