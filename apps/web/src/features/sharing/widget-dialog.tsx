'use client';

import ContentCopyRounded from '@mui/icons-material/ContentCopyRounded';
import Button from '@mui/material/Button';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { type Locale, locales } from '../../i18n/locales.ts';
import { FormDialog } from '../../ui/dialog/dialog.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import styles from './sharing.module.css';
import { useCopy } from './use-copy.ts';
import {
  defaultAccent,
  type WidgetKind,
  type WidgetOptions,
  widgetAddress,
  widgetSnippet,
  widgetThemes,
} from './widget-snippet.ts';

interface WidgetDialogProps {
  readonly id: string;
  readonly name: string;
  readonly origin: string;
  readonly widgets: readonly WidgetKind[];
  readonly onClose: () => void;
}

/** Configures and previews a widget, and copies its code. */
export function WidgetDialog({ id, name, origin, widgets, onClose }: WidgetDialogProps) {
  const t = useTranslations('sharing');
  const copy = useCopy();
  const locale = useLocale();
  const [options, setOptions] = useState<WidgetOptions>({
    id,
    locale,
    kind: widgets[0] ?? 'matches',
    theme: 'auto',
    accent: defaultAccent,
  });
  const title = `${name} · ${t(`widgets.${options.kind}`)}`;
  const snippet = widgetSnippet(origin, title, options);
  return (
    <FormDialog
      open
      title={t('widget')}
      onClose={onClose}
      actions={
        <Button
          variant="contained"
          size="large"
          startIcon={<ContentCopyRounded />}
          onClick={() => void copy(snippet, t('codeCopied'))}
        >
          {t('copyCode')}
        </Button>
      }
    >
      <p className={styles.text}>{t('widgetText')}</p>
      <Choices
        value={options}
        widgets={widgets}
        onChange={(change) => setOptions({ ...options, ...change })}
      />
      <div className={styles.section}>
        <iframe src={widgetAddress(options)} title={t('preview')} className={styles.preview} />
        <label className={styles.label}>
          {t('code')}
          <textarea
            readOnly
            spellCheck={false}
            className={styles.code}
            value={snippet}
            onFocus={({ target }) => target.select()}
          />
        </label>
      </div>
    </FormDialog>
  );
}

interface ChoicesProps {
  readonly value: WidgetOptions;
  readonly widgets: readonly WidgetKind[];
  readonly onChange: (change: Partial<WidgetOptions>) => void;
}

function Choices({ value, widgets, onChange }: ChoicesProps) {
  const t = useTranslations('sharing');
  const options = <T extends string>(values: readonly T[], label: (value: T) => string) =>
    values.map((value) => ({ value, label: label(value) }));
  const chosen = <T extends string>(values: readonly T[], value: string) =>
    values.find((item) => item === value);
  return (
    <div className={`${styles.section} ${styles.choices}`}>
      <SelectField
        label={t('what')}
        placeholder={null}
        value={value.kind}
        options={options(widgets, (kind) => t(`widgets.${kind}`))}
        onChange={({ target }) => onChange({ kind: chosen(widgets, target.value) ?? value.kind })}
      />
      <SelectField
        label={t('theme')}
        placeholder={null}
        value={value.theme}
        options={options(widgetThemes, (theme) => t(`themes.${theme}`))}
        onChange={({ target }) => onChange({ theme: chosen(widgetThemes, target.value) ?? value.theme })}
      />
      <SelectField
        label={t('language')}
        placeholder={null}
        value={value.locale}
        options={options<Locale>(locales, (locale) => t(`languages.${locale}`))}
        onChange={({ target }) => onChange({ locale: chosen(locales, target.value) ?? value.locale })}
      />
      <label className={styles.label}>
        {t('accent')}
        <input
          type="color"
          className={styles.colour}
          value={value.accent}
          onChange={({ target }) => onChange({ accent: target.value })}
        />
      </label>
    </div>
  );
}
