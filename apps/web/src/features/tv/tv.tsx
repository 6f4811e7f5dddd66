import { tiesOf } from '@traip/contract/bracket';
import { matchUnit } from '@traip/engine';
import { NextIntlClientProvider, useTranslations } from 'next-intl';
import { getMessages } from 'next-intl/server';
import type { ComponentProps } from 'react';
import { LiveRefresh } from '../../ui/live/live-refresh.tsx';
import { Logo } from '../../ui/look/logo.tsx';
import lookStyles from '../../ui/look/look.module.css';
import { lookStyle } from '../../ui/look/look-style.ts';
import { Sponsors } from '../../ui/look/sponsors.tsx';
import { QrCode } from '../../ui/qr/qr-code.tsx';
import { rulesOf } from '../../ui/standings/index.ts';
import { Courts, type PublicCompetitionData } from '../public-matches/index.ts';
import { BigBracket } from './big-bracket.tsx';
import { BigResults } from './big-results.tsx';
import { Clock } from './clock.tsx';
import type { Screens } from './load-screens.ts';
import { LiveMatches, MatchLines } from './matches.tsx';
import { screensOf } from './rotation.ts';
import { type Screen, Stage } from './stage.tsx';
import { BigTable } from './table.tsx';
import styles from './tv.module.css';

interface TvProps {
  readonly competition: PublicCompetitionData;
  readonly shown: Screens;
  /** The competition's public page, for the QR code. */
  readonly address: string;
}

/** For a screen in a hall: no scrolling, no reloading. */
export async function Tv(props: TvProps) {
  const { tv, bracket, bout, ui, look } = await getMessages();
  return (
    <NextIntlClientProvider messages={{ tv, bracket, bout, ui, look }}>
      <Frame {...props} />
    </NextIntlClientProvider>
  );
}

function Frame({ competition, shown, address }: TvProps) {
  const t = useTranslations('tv');
  const { id, name, traip, season, look } = competition;
  const style = lookStyle(look);
  return (
    <main className={`${styles.tv} ${style ? lookStyles.page : ''}`} style={style}>
      <header className={`${styles.head} ${style ? lookStyles.band : ''}`}>
        {look.logoUrl !== null && <Logo url={look.logoUrl} />}
        <div className={styles.words}>
          <p className={styles.above}>
            {traip.name} · {season.name}
          </p>
          <h1 className={styles.title}>{name}</h1>
        </div>
        <Clock />
        <QrCode text={address} label={t('code')} className={styles.code} />
      </header>
      <Stage
        screens={useScreens(competition, shown)}
        sponsors={<Sponsors sponsors={look.sponsors} density="stage" />}
      />
      <LiveRefresh feed={`competition/${id}`} />
    </main>
  );
}

const perScreen = { live: 4, rows: 8 };

function useScreens(competition: PublicCompetitionData, shown: Screens): readonly Screen[] {
  const t = useTranslations('tv');
  const { courts, live, next, last } = shown;
  const unit = matchUnit(competition.category.sportVariantKey);
  const list = (key: 'next' | 'last', matches: Screens['next']): Screen[] =>
    matches.length === 0 ? [] : [{ key, title: t(key, { unit }), content: <MatchLines matches={matches} /> }];
  const screens: Screen[] = [
    ...(courts.settings === null
      ? []
      : [{ key: 'courts', title: t('courts'), content: <BigCourts board={courts} unit={unit} /> }]),
    ...screensOf(live, perScreen.live).map((matches, index) => ({
      key: `live-${index}`,
      title: t('live'),
      content: <LiveMatches matches={matches} />,
    })),
    ...useTables(competition, shown),
    ...racesOf(shown),
    ...list('next', next),
    ...list('last', last),
    ...bracketsOf(shown),
  ];
  return screens.length > 0
    ? screens
    : [
        {
          key: 'nothing',
          title: t('nothing'),
          content: <p className={styles.nothing}>{t('nothingText', { unit })}</p>,
        },
      ];
}

/** Each court with its match, in large letters. */
function BigCourts(shown: ComponentProps<typeof Courts>) {
  return (
    <div className={styles.courts}>
      <Courts {...shown} />
    </div>
  );
}

function useTables(competition: PublicCompetitionData, { standings }: Screens): Screen[] {
  const t = useTranslations('tv');
  const rules = rulesOf(competition);
  if (rules === null) return [];
  return standings.phases.flatMap(({ id, name, tables }) =>
    tables.flatMap(({ group, rows, isRanked }) => {
      const title = group === null ? name : `${name} · ${t('group', { group })}`;
      return screensOf(rows, perScreen.rows).map((part, index) => ({
        key: `${id}-${group}-${index}`,
        title,
        content: <BigTable isRanked={isRanked} rules={rules} rows={part} label={title} />,
      }));
    }),
  );
}

function racesOf({ races }: Screens): Screen[] {
  return races.flatMap(({ race, items }) =>
    screensOf(items, perScreen.rows).map((part, index) => ({
      key: `${race.id}-${index}`,
      title: race.name,
      content: <BigResults race={race} items={part} />,
    })),
  );
}

function bracketsOf({ brackets }: Screens): Screen[] {
  return brackets
    .filter(({ fixtures }) => tiesOf(fixtures).length > 0)
    .map(({ id, name, fixtures }) => ({
      key: id,
      title: name,
      content: <BigBracket fixtures={fixtures} label={name} />,
    }));
}
