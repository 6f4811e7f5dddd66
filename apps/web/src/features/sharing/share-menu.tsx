'use client';

import CodeRounded from '@mui/icons-material/CodeRounded';
import LinkRounded from '@mui/icons-material/LinkRounded';
import TvRounded from '@mui/icons-material/TvRounded';
import Button from '@mui/material/Button';
import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { localisedPath } from '../../i18n/locales.ts';
import { ButtonRow } from '../../ui/button-row.tsx';
import { FormDialog } from '../../ui/dialog/dialog.tsx';
import { agendaAddress } from './addresses.ts';
import { Downloads } from './downloads.tsx';
import styles from './sharing.module.css';
import { Subscribe } from './subscribe.tsx';
import { useShareLink } from './use-share-link.ts';
import { WidgetDialog } from './widget-dialog.tsx';
import type { WidgetKind } from './widget-snippet.ts';

export interface SharedCompetition {
  readonly id: string;
  readonly name: string;
  /** The public origin. */
  readonly origin: string;
  readonly widgets: readonly WidgetKind[];
}

/** Link, calendars, files, widgets and TV screen. */
export function ShareMenu({ onClose, ...shared }: SharedCompetition & { readonly onClose: () => void }) {
  const { id, name, origin } = shared;
  const t = useTranslations('sharing');
  const locale = useLocale();
  const [isWidget, setWidget] = useState(false);
  if (isWidget) return <WidgetDialog {...shared} onClose={onClose} />;
  return (
    <FormDialog open title={t('shareTitle', { name })} onClose={onClose}>
      <ShareLink name={name} />
      <Section title={t('calendar')} text={t('calendarText')}>
        <Subscribe address={`${origin}${agendaAddress('competition', id, locale)}`} />
      </Section>
      <Section title={t('take')} text={t('takeText')}>
        <Downloads id={id} />
      </Section>
      <Outside id={id} onWidget={() => setWidget(true)} />
    </FormDialog>
  );
}

function Section({
  title,
  text,
  children,
}: {
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}) {
  return (
    <section className={styles.section}>
      <h3 className={styles.title}>{title}</h3>
      <p className={styles.text}>{text}</p>
      {children}
    </section>
  );
}

function ShareLink({ name }: { readonly name: string }) {
  const t = useTranslations('sharing');
  const share = useShareLink(name);
  return (
    <Section title={t('link')} text={t('linkText')}>
      <ButtonRow>
        <Button variant="contained" startIcon={<LinkRounded />} onClick={() => void share()}>
          {t('shareLink')}
        </Button>
      </ButtonRow>
    </Section>
  );
}

function Outside({ id, onWidget }: { readonly id: string; readonly onWidget: () => void }) {
  const t = useTranslations('sharing');
  const locale = useLocale();
  return (
    <Section title={t('outside')} text={t('outsideText')}>
      <ButtonRow>
        <Button variant="outlined" startIcon={<CodeRounded />} onClick={onWidget}>
          {t('widget')}
        </Button>
        <Button
          variant="outlined"
          startIcon={<TvRounded />}
          href={localisedPath(locale, `/tv/${id}`)}
          target="_blank"
          rel="noopener"
        >
          {t('tv')}
        </Button>
      </ButtonRow>
    </Section>
  );
}
