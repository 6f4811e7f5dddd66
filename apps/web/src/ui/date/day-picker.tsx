'use client';

import ChevronLeftRounded from '@mui/icons-material/ChevronLeftRounded';
import ChevronRightRounded from '@mui/icons-material/ChevronRightRounded';
import KeyboardDoubleArrowLeftRounded from '@mui/icons-material/KeyboardDoubleArrowLeftRounded';
import KeyboardDoubleArrowRightRounded from '@mui/icons-material/KeyboardDoubleArrowRightRounded';
import { useLocale, useTranslations } from 'next-intl';
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { calendarDayWithWeekday, monthAndYear, weekdayName } from '../../i18n/formats.ts';
import { inMadrid } from '../../i18n/madrid.ts';
import { IconButton } from '../button/icon-button.tsx';
import { useModal } from '../dialog/use-modal.ts';
import { hang } from '../menu/hang.ts';
import styles from './day-picker.module.css';
import { addDays, addMonths, daysAround } from './month-days.ts';

interface DayPickerProps {
  readonly anchor: HTMLElement | null;
  readonly value: string;
  readonly earliest?: string | undefined;
  readonly latest?: string | undefined;
  readonly onChoose: (day: string) => void;
  readonly onClose: () => void;
}

/** A month to pick a day from; arrows move by days and weeks, Page Up and Page Down by months. */
export function DayPicker({ anchor, value, earliest, latest, onChoose, onClose }: DayPickerProps) {
  const today = inMadrid(new Date()).day;
  const [focused, setFocused] = useState(() => within(value === '' ? today : value, earliest, latest));
  const move = (day: string) => setFocused(within(day, earliest, latest));
  return (
    <Hanging anchor={anchor} onClose={onClose}>
      <Head focused={focused} onMove={move} />
      <Month
        focused={focused}
        value={value}
        today={today}
        earliest={earliest}
        latest={latest}
        onMove={move}
        onChoose={(day) => {
          onChoose(day);
          onClose();
        }}
      />
    </Hanging>
  );
}

interface HangingProps extends Pick<DayPickerProps, 'anchor' | 'onClose'> {
  readonly children: ReactNode;
}

/** Below the field. Closed with Escape, or by pressing beside it. */
function Hanging({ anchor, onClose, children }: HangingProps) {
  const root = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  useModal(root, panel);
  useLayoutEffect(() => {
    if (panel.current && anchor) hang(panel.current, anchor.getBoundingClientRect());
  }, [anchor]);
  return createPortal(
    // biome-ignore lint/a11y/noStaticElementInteractions: pressing beside is a shortcut for Escape
    <div
      ref={root}
      data-modal=""
      className={styles.root}
      onClick={({ target }) => target === root.current && onClose()}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose();
      }}
    >
      <div ref={panel} tabIndex={-1} className={styles.picker}>
        {children}
      </div>
    </div>,
    document.body,
  );
}

interface HeadProps {
  readonly focused: string;
  readonly onMove: (day: string) => void;
}

function Head({ focused, onMove }: HeadProps) {
  const t = useTranslations('ui.date');
  const locale = useLocale();
  const steps = [
    { months: -12, label: t('yearBefore'), Icon: KeyboardDoubleArrowLeftRounded },
    { months: -1, label: t('monthBefore'), Icon: ChevronLeftRounded },
    { months: 1, label: t('monthAfter'), Icon: ChevronRightRounded },
    { months: 12, label: t('yearAfter'), Icon: KeyboardDoubleArrowRightRounded },
  ].map(({ months, label, Icon }) => (
    <IconButton
      key={months}
      className={styles.step}
      aria-label={label}
      onClick={() => onMove(addMonths(focused, months))}
    >
      <Icon sx={{ fontSize: 20 }} />
    </IconButton>
  ));
  return (
    <div className={styles.head}>
      {steps.slice(0, 2)}
      <p aria-live="polite" className={styles.month}>
        {monthAndYear(locale, noon(focused))}
      </p>
      {steps.slice(2)}
    </div>
  );
}

interface MonthProps extends HeadProps {
  readonly value: string;
  readonly today: string;
  readonly earliest: string | undefined;
  readonly latest: string | undefined;
  readonly onChoose: (day: string) => void;
}

function Month({ focused, value, today, earliest, latest, onMove, onChoose }: MonthProps) {
  const locale = useLocale();
  const month = focused.slice(0, 7);
  const press = (event: KeyboardEvent) => {
    const target = keys[event.key]?.(focused);
    if (target === undefined) return;
    event.preventDefault();
    onMove(target);
  };
  return (
    <fieldset className={styles.days} onKeyDown={press} aria-label={monthAndYear(locale, noon(focused))}>
      {weekdays.map((weekday) => (
        <span key={weekday} aria-hidden="true" className={styles.weekday}>
          {weekdayName(locale, weekday, 'short')}
        </span>
      ))}
      {daysAround(month).map((day) => (
        <button
          key={day}
          type="button"
          ref={day === focused ? focusOn : null}
          className={styles.day}
          data-other={day.startsWith(month) ? undefined : ''}
          aria-label={calendarDayWithWeekday(locale, day)}
          aria-current={day === today ? 'date' : undefined}
          aria-pressed={day === value}
          tabIndex={day === focused ? 0 : -1}
          disabled={day !== within(day, earliest, latest)}
          onClick={() => onChoose(day)}
        >
          {Number(day.slice(8))}
        </button>
      ))}
    </fieldset>
  );
}

const weekdays = [1, 2, 3, 4, 5, 6, 7];
const noon = (day: string) => new Date(`${day}T12:00:00Z`);

const keys: Readonly<Record<string, (day: string) => string>> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  PageUp: (day) => addMonths(day, -1),
  PageDown: (day) => addMonths(day, 1),
};

/** The keyboard continues from the day it has reached. */
function focusOn(button: HTMLButtonElement | null) {
  button?.focus();
}

function within(day: string, earliest = '', latest = '9999'): string {
  if (day < earliest) return earliest;
  return day > latest ? latest : day;
}
