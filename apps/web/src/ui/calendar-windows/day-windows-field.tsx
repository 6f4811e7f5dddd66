'use client';

import AddRounded from '@mui/icons-material/AddRounded';
import CloseRounded from '@mui/icons-material/CloseRounded';
import ErrorOutlineRounded from '@mui/icons-material/ErrorOutlineRounded';
import { useLocale, useTranslations } from 'next-intl';
import { weekdayName } from '../../i18n/formats.ts';
import { IconButton } from '../button/icon-button.tsx';
import { BareTime } from '../date/bare-fields.tsx';
import { type DayWindow, weekdays, windowsOn, withDay, withoutDay, withWindow } from './day-windows.ts';
import styles from './day-windows-field.module.css';

interface DayWindowsFieldProps<T extends DayWindow> {
  readonly legend: string;
  readonly hint?: string;
  /** An error of the whole list. */
  readonly error?: string | undefined;
  /** The label of a day without hours: closed, or without matches. */
  readonly none: string;
  readonly value: readonly T[];
  /** The default hours of a day. */
  readonly usual: T;
  readonly onChange: (value: readonly T[]) => void;
  /** Errors by index. */
  readonly problem?: (index: number) => string | undefined;
}

/** A selected day has one window or several. */
export function DayWindowsField<T extends DayWindow>(props: DayWindowsFieldProps<T>) {
  const { legend, hint, error, value } = props;
  return (
    <fieldset className={styles.set}>
      <legend className={styles.legend}>{legend}</legend>
      {hint !== undefined && <p className={styles.hint}>{hint}</p>}
      <div className={styles.days}>
        {weekdays.map((weekday) => (
          <Day key={weekday} {...props} weekday={weekday} isOn={windowsOn(value, weekday).length > 0} />
        ))}
      </div>
      {error !== undefined && <Problem>{error}</Problem>}
    </fieldset>
  );
}

type DayProps<T extends DayWindow> = DayWindowsFieldProps<T> & {
  readonly weekday: number;
  readonly isOn: boolean;
};

function Day<T extends DayWindow>({ none, value, usual, onChange, problem, weekday, isOn }: DayProps<T>) {
  const t = useTranslations('ui.windows');
  const day = weekdayName(useLocale(), weekday);
  const change = (position: number, part: Partial<DayWindow>) =>
    onChange(value.map((window, index) => (index === position ? { ...window, ...part } : window)));
  return (
    <div className={styles.day} data-on={isOn}>
      <label className={styles.name}>
        <input
          type="checkbox"
          checked={isOn}
          onChange={() => onChange(isOn ? withoutDay(value, weekday) : withDay(value, weekday, usual))}
        />
        {day}
      </label>
      <div className={styles.windows}>
        {!isOn && <span className={styles.none}>{none}</span>}
        {windowsOn(value, weekday).map(({ window, index }) => (
          <div key={index}>
            <span className={styles.window}>
              <BareTime
                label={t('from', { day })}
                className={styles.time}
                value={window.from}
                onChange={({ target }) => change(index, { from: target.value })}
              />
              <span aria-hidden="true">–</span>
              <BareTime
                label={t('to', { day })}
                className={styles.time}
                value={window.to}
                onChange={({ target }) => change(index, { to: target.value })}
              />
              <IconButton
                aria-label={t('remove', { day, from: window.from })}
                onClick={() => onChange(value.filter((_, position) => position !== index))}
              >
                <CloseRounded sx={{ fontSize: 18 }} />
              </IconButton>
            </span>
            {problem?.(index) !== undefined && <Problem>{problem(index)}</Problem>}
          </div>
        ))}
      </div>
      {isOn && (
        <IconButton
          aria-label={t('add', { day })}
          onClick={() => onChange(withWindow(value, weekday, usual))}
          className={styles.add}
        >
          <AddRounded sx={{ fontSize: 20 }} />
        </IconButton>
      )}
    </div>
  );
}

function Problem({ children }: { readonly children: string | undefined }) {
  return (
    <p className={styles.error} role="alert">
      <ErrorOutlineRounded aria-hidden="true" sx={{ fontSize: 16 }} />
      {children}
    </p>
  );
}
