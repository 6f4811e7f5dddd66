'use client';

import EventRepeatOutlined from '@mui/icons-material/EventRepeatOutlined';
import { useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import { Card } from '../../ui/card.tsx';
import { DetailTitle } from '../../ui/detail-title.tsx';
import { FormError, Notice } from '../../ui/feedback/notice.tsx';
import { EmptyState } from '../../ui/feedback/state.tsx';
import { SubmitButton } from '../../ui/fields/submit-button.tsx';
import { IconDisc } from '../../ui/identity/icon-disc.tsx';
import { draftOf, type PreviewData } from './draft/draft.ts';
import { placesOf, teamsIn } from './draft/places.ts';
import { CompetitionCard } from './parts/competition-card.tsx';
import styles from './parts/next-season.module.css';
import { SeasonCard } from './parts/season-card.tsx';
import { TeamRow } from './parts/team-row.tsx';
import { useStart } from './use-start.ts';

interface SeasonFormProps {
  readonly preview: PreviewData;
  readonly orgCode: string;
  readonly traipId: string;
  readonly onlyId: string | null;
}

/** The next season on one page: its days, which competitions continue, and who plays where. */
export function SeasonForm({ preview, orgCode, traipId, onlyId }: SeasonFormProps) {
  const t = useTranslations('nextSeason');
  const [draft, setDraft] = useState(() => draftOf(preview, onlyId));
  const places = useMemo(() => placesOf(preview, draft), [preview, draft]);
  const { isBusy, failure, start } = useStart(preview.season.id, orgCode);
  const going = draft.competitions.filter(({ isIncluded }) => isIncluded);
  const playing = places.filter(({ toId }) => toId !== null).length;
  const out = teamsIn(places, null);
  const shown = { preview, draft, places, onChange: setDraft };
  return (
    <form
      noValidate
      className={styles.page}
      onSubmit={(event) => {
        event.preventDefault();
        void start(draft, places);
      }}
    >
      <DetailTitle
        back={{ href: `/dashboard/${orgCode}/traips/${traipId}`, label: t('back') }}
        picture={
          <IconDisc>
            <EventRepeatOutlined />
          </IconDisc>
        }
        title={t('title')}
      >
        {t('intro', { season: preview.season.name })}
      </DetailTitle>
      {preview.continuedBy.length > 0 && (
        <Notice tone="warning">
          {t('continued', { names: preview.continuedBy.map(({ name }) => name).join(', ') })}
        </Notice>
      )}
      {preview.competitions.length === 0 ? (
        <EmptyState title={t('nothing')}>{t('nothingText')}</EmptyState>
      ) : (
        <>
          <SeasonCard draft={draft} preview={preview} onChange={setDraft} />
          <div className={styles.competitions}>
            {preview.competitions.map((competition) => (
              <CompetitionCard key={competition.id} {...shown} competition={competition} orgCode={orgCode} />
            ))}
            {out.length > 0 && (
              <Card title={t('out', { count: out.length })} flush>
                <ul>
                  {out.map((place) => (
                    <TeamRow key={place.key} {...shown} place={place} />
                  ))}
                </ul>
              </Card>
            )}
          </div>
          {failure !== null && <FormError>{failure}</FormError>}
          <footer className={styles.foot}>
            <p className={styles.summary} aria-live="polite">
              {t('summary', { competitions: going.length, teams: playing })}
            </p>
            <SubmitButton label={t('start')} busyLabel={t('starting')} busy={isBusy} />
          </footer>
        </>
      )}
    </form>
  );
}
