'use client';

import CloseRounded from '@mui/icons-material/CloseRounded';
import { isRaced, matchUnit } from '@traip/engine';
import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { SubmitButton } from '../../../ui/fields/submit-button.tsx';
import { IconLink } from '../../../ui/navigation/icon-link.tsx';
import { contentId, SkipLink } from '../../../ui/navigation/skip-link.tsx';
import { TextLink } from '../../../ui/navigation/text-link.tsx';
import type { Wizard } from '../state/use-wizard.ts';
import { FormatCard } from './format-card.tsx';
import { NameCard } from './name-card.tsx';
import styles from './quick-start.module.css';
import { raceKindOf } from './race-kind-of.ts';
import { RacesCard } from './races-card.tsx';
import { TeamsCard } from './teams-card.tsx';
import { TimetableCard } from './timetable-card.tsx';
import { useTimetable } from './use-timetable.ts';
import { type QuickVenue, WhenCard } from './when-card.tsx';

/** Only combat sports have weight classes. */
const ClassesCard = dynamic(() => import('./classes-card.tsx').then((file) => file.ClassesCard), {
  ssr: false,
});

interface QuickStartProps {
  readonly wizard: Wizard;
  readonly venues: readonly QuickVenue[];
  readonly closeHref: string;
  /** The detailed wizard, if available. */
  readonly stepsHref: string | null;
  /** Where seasons of other programs are imported, if permitted. */
  readonly importHref?: string | null;
  /** Whether an account is needed before it can be created. */
  readonly needsAccount?: boolean;
  readonly isSubmitting: boolean;
  readonly failure: string | null;
  readonly onSubmit: () => Promise<void>;
  /** Questions that only some visitors get. */
  readonly children?: ReactNode;
}

/** A competition on one page: four questions, the result beside them, one button. */
export function QuickStart(props: QuickStartProps) {
  const { wizard, venues, closeHref, stepsHref, isSubmitting, failure, onSubmit, children } = props;
  const { needsAccount = false, importHref = null } = props;
  const t = useTranslations('competitionWizard');
  const preview = useTimetable(wizard);
  const { variant, isDraftSaved } = wizard;
  const isRace = variant !== undefined && isRaced(variant);
  const raceKind = raceKindOf(variant);
  const classes = wizard.form.weightClasses?.length ?? 0;
  return (
    <form
      noValidate
      className={styles.page}
      onSubmit={async (event) => {
        event.preventDefault();
        const page = event.currentTarget;
        await onSubmit();
        // Focuses the first error: the button is always visible, but the error may not be.
        requestAnimationFrame(() => page.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
      }}
    >
      <SkipLink />
      <header className={styles.head}>
        <IconLink href={closeHref} aria-label={t('quick.close')} className={styles.close}>
          <CloseRounded />
        </IconLink>
        <div className={styles.headWords}>
          <b className={styles.headTitle}>{t('title')}</b>
          <span className={styles.quiet}>{isDraftSaved ? t('keptText') : t('notKeptText')}</span>
        </div>
        {stepsHref !== null && !isRace && <TextLink href={stepsHref}>{t('quick.stepByStep')}</TextLink>}
      </header>
      <main id={contentId} tabIndex={-1} className={styles.main}>
        <div className={styles.questions}>
          <h1 className={styles.title}>
            {isRace
              ? t('quick.racesTitle', { kind: raceKind })
              : t('quick.title', { kind: wizard.competitors })}
          </h1>
          <p className={styles.intro}>
            {isRace ? t('quick.racesIntro') : t('quick.intro', { unit: matchUnit(variant) })}
          </p>
          {importHref !== null && <TextLink href={importHref}>{t('quick.importElsewhere')}</TextLink>}
          {children}
          <NameCard wizard={wizard} />
          {isRace ? (
            <RacesCard wizard={wizard} />
          ) : (
            <>
              <TeamsCard wizard={wizard} />
              <FormatCard wizard={wizard} moreHref={stepsHref} />
              <WhenCard wizard={wizard} venues={venues} />
            </>
          )}
        </div>
        {!isRace && (
          <div className={styles.aside}>
            {classes > 0 ? (
              <ClassesCard wizard={wizard} />
            ) : (
              <TimetableCard wizard={wizard} preview={preview} />
            )}
          </div>
        )}
      </main>
      <footer className={styles.foot}>
        <div className={styles.footWrap}>
          <p className={styles.summary} aria-live="polite">
            <Summary wizard={wizard} preview={preview} isRace={isRace} />
          </p>
          {failure !== null && <Notice tone="error">{failure}</Notice>}
          <SubmitButton
            label={t(`quick.${needsAccount ? 'register' : submitKey(isRace, classes)}`)}
            busyLabel={t('quick.creating')}
            busy={isSubmitting}
          />
        </div>
      </footer>
    </form>
  );
}

interface SummaryProps {
  readonly wizard: Wizard;
  readonly preview: ReturnType<typeof useTimetable>;
  readonly isRace: boolean;
}

/** What the button will create. */
function Summary({ wizard: { draft, form, variant, competitors: kind }, preview, isRace }: SummaryProps) {
  const t = useTranslations('competitionWizard.quick');
  const raceKind = { kind: raceKindOf(variant) };
  if (isRace)
    return `${t('raceSummary', { count: draft.races.length, ...raceKind })}. ${t('raceNext', raceKind)}`;
  const classes = form.weightClasses?.length ?? 0;
  if (classes > 0) return t('classSummary', { classes, players: draft.teams.length });
  if (preview === null) return t('missing', { kind });
  const { matches, quality } = preview;
  return t('summary', {
    matches: matches.length,
    teams: draft.teams.length,
    days: quality.days,
    kind,
    unit: matchUnit(variant),
  });
}

/** The start list, the scales or the calendar. */
function submitKey(isRace: boolean, classes: number) {
  if (isRace) return 'createRaces';
  return classes > 0 ? 'createClasses' : 'create';
}
