import EmojiEventsOutlined from '@mui/icons-material/EmojiEventsOutlined';
import EventOutlined from '@mui/icons-material/EventOutlined';
import GroupsOutlined from '@mui/icons-material/GroupsOutlined';
import { isStrokePlay, sportByKey } from '@traip/engine';
import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Link } from '../../../i18n/navigation.ts';
import { Hero } from '../../../ui/hero/hero.tsx';
import { shownState } from '../../../ui/identity/shown-state.ts';
import { Logo } from '../../../ui/look/logo.tsx';
import { SharingWords } from '../../../ui/share/sharing-words.tsx';
import { SportIcon } from '../../../ui/sport/sport-icon.tsx';
import { FollowButton } from '../../follow/index.ts';
import type { PublicCompetitionData } from '../../public-matches/index.ts';
import { PrintCompetition } from '../../sharing/index.ts';
import { entryState, isAnnounced } from '../announced/entry-state.ts';
import { hasBracket } from '../parts/has-bracket.ts';
import styles from '../parts/public-competition.module.css';
import { ShareButton } from '../parts/share-button.tsx';

interface HeroProps {
  readonly competition: PublicCompetitionData;
  /** How many race; undefined where teams play. */
  readonly runners?: number;
  readonly overline?: string;
  readonly lead?: ReactNode;
  readonly aside?: ReactNode;
  readonly edge?: 'GROUND' | 'FLOAT';
}

export function CompetitionHero({ competition, runners, ...rest }: HeroProps) {
  const { name, organization, traip, look, state } = competition;
  const facts = useFacts(competition, runners);
  // The champion stands where the emblem would, and what the words above say is not said twice.
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
      actions={<Actions competition={competition} isRaced={runners !== undefined} />}
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

/** What is announced is followed from its own card. */
function Actions({ competition, isRaced }: ActionsProps) {
  const t = useTranslations('publicCompetition');
  const { id, name, competitors } = competition;
  const hasOwnCard = !isRaced && isAnnounced(competition);
  return (
    <>
      {!hasOwnCard && entryState(competition) === 'OPEN' && (
        <Link href={`/c/${id}/register`} className={styles.register}>
          {t('register')}
        </Link>
      )}
      {!hasOwnCard && <FollowButton kind="COMPETITION" id={id} name={name} />}
      <ShareButton competition={competition} isRaced={isRaced} />
      {!isRaced && (
        <SharingWords>
          <PrintCompetition
            id={id}
            name={name}
            competitors={competitors}
            hasBracket={hasBracket(competition)}
          />
        </SharingWords>
      )}
    </>
  );
}

const wordsOfRace = (variant: string) => (isStrokePlay(variant) ? 'GOLF' : 'RACE');

function useFacts(
  { season, category, state, teams, competitors: kind }: PublicCompetitionData,
  runners: number | undefined,
) {
  const t = useTranslations();
  const locale = useLocale();
  const sport = sportByKey(category.sportVariantKey);
  return [
    ...(sport === null
      ? []
      : [{ key: 'sport', icon: <SportIcon sport={category.sportVariantKey} />, text: sport.name[locale] }]),
    { key: 'when', icon: <EventOutlined />, text: `${season.name} · ${category.name}` },
    {
      key: 'teams',
      icon: <GroupsOutlined />,
      text:
        runners === undefined
          ? t('publicCompetition.teamCount', { count: teams, kind })
          : t('races.public.runners', { count: runners, kind: wordsOfRace(category.sportVariantKey) }),
    },
    { key: 'state', icon: <EmojiEventsOutlined />, text: t(`competitionStates.${shownState(state)}`) },
  ];
}
