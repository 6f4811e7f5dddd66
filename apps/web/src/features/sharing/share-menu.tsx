'use client';

import CodeRounded from '@mui/icons-material/CodeRounded';
import TvRounded from '@mui/icons-material/TvRounded';
import Button from '@mui/material/Button';
import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { localisedPath } from '../../i18n/locales.ts';
import { ButtonRow } from '../../ui/button-row.tsx';
import { FormDialog } from '../../ui/dialog/dialog.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { agendaAddress } from './addresses.ts';
import { Downloads } from './downloads.tsx';
import { ShareLink } from './share-link.tsx';
import styles from './sharing.module.css';
import { Subscribe } from './subscribe.tsx';
import { WidgetDialog } from './widget-dialog.tsx';
import type { WidgetKind } from './widget-snippet.ts';

export interface SharedCompetition {
  readonly id: string;
  readonly name: string;
  /** The public origin. */
  readonly origin: string;
  readonly widgets: readonly WidgetKind[];
  /** Shared instead of the current page. */
  readonly sharedUrl?: string;
  /** Not public yet. */
  readonly isHidden?: boolean;
}

/** Link, calendars, files, widgets and TV screen. */
export function ShareMenu({ onClose, ...shared }: SharedCompetition & { readonly onClose: () => void }) {
  const { id, name, origin, sharedUrl, isHidden = false } = shared;
  const t = useTranslations('sharing');
  const locale = useLocale();
  const [isWidget, setWidget] = useState(false);
  // Races have no matches for a calendar, and their files are beside their results.
  const isRaced = shared.widgets.includes('races');
  if (isWidget) return <WidgetDialog {...shared} onClose={onClose} />;
  return (
    <FormDialog open title={t('shareTitle', { name })} onClose={onClose}>
      {isHidden && <Notice tone="warning">{t('notPublic')}</Notice>}
      <Section title={t('link')} text={t('linkText')}>
        <ShareLink name={name} url={`${origin}${localisedPath(locale, `/c/${id}`)}`} sharedUrl={sharedUrl} />
      </Section>
      {!isRaced && (
        <>
          <Section title={t('calendar')} text={t('calendarText')}>
            <Subscribe address={`${origin}${agendaAddress('competition', id, locale)}`} />
          </Section>
          <Section title={t('take')} text={t('takeText')}>
            <Downloads id={id} />
          </Section>
        </>
      )}
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
