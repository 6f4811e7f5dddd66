import EmojiEventsOutlined from '@mui/icons-material/EmojiEventsOutlined';
import EventOutlined from '@mui/icons-material/EventOutlined';
import GroupsOutlined from '@mui/icons-material/GroupsOutlined';
import LabelOutlined from '@mui/icons-material/LabelOutlined';
import { isStrokePlay, sportByKey } from '@traip/engine';
import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { timeOfDay, weekdayAndDay } from '../../../i18n/formats.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { Link } from '../../../i18n/navigation.ts';
import { Hero } from '../../../ui/hero/hero.tsx';
import { shownState } from '../../../ui/identity/shown-state.ts';
import { Logo } from '../../../ui/look/logo.tsx';
import { sportNouns } from '../../../ui/nouns/sport-nouns.ts';
import { SharingTexts } from '../../../ui/share/sharing-texts.tsx';
import { SportIcon } from '../../../ui/sport/sport-icon.tsx';
import { FollowButton } from '../../follow/index.ts';
import type { PublicCompetitionData } from '../../public-matches/index.ts';
import { PrintCompetition } from '../../sharing/index.ts';
import { entryState, isAnnounced } from '../announced/entry-state.ts';
import { hasBracket } from '../parts/has-bracket.ts';
import styles from '../parts/public-competition.module.css';
import { ShareButton } from '../parts/share-button.tsx';
import type { Raced } from './raced-in.ts';

interface HeroProps {
  readonly competition: PublicCompetitionData;
  /** Undefined for team competitions. */
  readonly raced?: Raced;
  readonly overline?: string;
  readonly lead?: ReactNode;
  readonly aside?: ReactNode;
  readonly edge?: 'GROUND' | 'FLOAT';
}

export function CompetitionHero({ competition, raced, ...rest }: HeroProps) {
  const { name, organization, traip, look, state } = competition;
  const facts = useFacts(competition, raced);
  // The champion replaces the emblem, and the status above isn't repeated.
  const isOver = state === 'FINISHED' && rest.aside !== undefined;
  return (
    <Hero
      {...rest}
      look={look}
      picture={isOver ? null : <Emblem competition={competition} />}
      above={
        <>
          <Link href={`/o/${organization.orgCode}`}>{organization.name}</Link>
          <span aria-hidden="true"> › </span>
          <Link href={`/t/${traip.code}`}>{traip.name}</Link>
        </>
      }
      title={name}
      facts={rest.overline === undefined ? facts : facts.filter(({ key }) => key !== 'state')}
      actions={<Actions competition={competition} isRaced={raced !== undefined} />}
    />
  );
}

function Emblem({ competition: { look, category } }: Pick<HeroProps, 'competition'>) {
  if (look.logoUrl !== null) return <Logo url={look.logoUrl} />;
  return (
    <span className={styles.emblem}>
      <SportIcon sport={category.sportVariantKey} size={38} />
    </span>
  );
}

interface ActionsProps extends Pick<HeroProps, 'competition'> {
  readonly isRaced: boolean;
}

/** An announced competition has the follow button on its own card. */
function Actions({ competition, isRaced }: ActionsProps) {
  const t = useTranslations('publicCompetition');
  const { id, name, competitors } = competition;
  const hasOwnCard = !isRaced && isAnnounced(competition);
  return (
    <>
      {!hasOwnCard && entryState(competition) === 'OPEN' && (
        <Link href={`/c/${id}/register`} className={styles.register}>
          {t('register', { kind: competitors })}
        </Link>
      )}
      {!hasOwnCard && <FollowButton kind="COMPETITION" id={id} name={name} />}
      <ShareButton competition={competition} isRaced={isRaced} />
      {!isRaced && (
        <SharingTexts>
          <PrintCompetition
            id={id}
            name={name}
            competitors={competitors}
            hasBracket={hasBracket(competition)}
          />
        </SharingTexts>
      )}
    </>
  );
}

/** The number of people, or of races if people may be in several. */
function countOf({ runners, races }: Raced, label: (key: 'runners' | 'raceCount', count: number) => string) {
  return runners === null ? label('raceCount', races) : label('runners', runners);
}

/** A single day with its time; for several days, the first and the last. */
function daysOf(locale: Locale, from: Date, to: Date): string {
  const [first, last] = [weekdayAndDay(locale, from), weekdayAndDay(locale, to)];
  return first === last ? `${first}, ${timeOfDay(locale, from)}` : `${first} – ${last}`;
}

const raceKindOf = (variant: string) => (isStrokePlay(variant) ? 'GOLF' : 'RACE');

function useFacts(
  { season, category, state, teams, competitors }: PublicCompetitionData,
  raced: Raced | undefined,
) {
  const t = useTranslations();
  const locale = useLocale();
  const sport = sportByKey(category.sportVariantKey);
  return [
    ...(sport === null
      ? []
      : [{ key: 'sport', icon: <SportIcon sport={category.sportVariantKey} />, text: sport.name[locale] }]),
    ...(raced?.from
      ? [{ key: 'day', icon: <EventOutlined />, text: daysOf(locale, raced.from, raced.to ?? raced.from) }]
      : []),
    {
      key: 'when',
      icon: raced?.from ? <LabelOutlined /> : <EventOutlined />,
      text: `${season.name} · ${category.name}`,
    },
    {
      key: 'teams',
      icon: <GroupsOutlined />,
      text:
        raced === undefined
          ? t('publicCompetition.teamCount', {
              count: teams,
              kind: sportNouns(category.sportVariantKey, competitors).kind,
            })
          : countOf(raced, (key, count) =>
              t(`races.public.${key}`, { count, kind: raceKindOf(category.sportVariantKey) }),
            ),
    },
    { key: 'state', icon: <EmojiEventsOutlined />, text: t(`competitionStates.${shownState(state)}`) },
  ];
}
