'use client';

import BadgeOutlined from '@mui/icons-material/BadgeOutlined';
import CampaignOutlined from '@mui/icons-material/CampaignOutlined';
import EventBusyOutlined from '@mui/icons-material/EventBusyOutlined';
import EventOutlined from '@mui/icons-material/EventOutlined';
import FlagOutlined from '@mui/icons-material/FlagOutlined';
import GavelRounded from '@mui/icons-material/GavelRounded';
import GroupsOutlined from '@mui/icons-material/GroupsOutlined';
import HistoryToggleOffRounded from '@mui/icons-material/HistoryToggleOffRounded';
import ShieldOutlined from '@mui/icons-material/ShieldOutlined';
import SportsOutlined from '@mui/icons-material/SportsOutlined';
import { useTranslations } from 'next-intl';
import { ButtonLink } from '../../../ui/navigation/button-link.tsx';
import type { AttentionData } from '../data/use-overview.ts';
import styles from './attention.module.css';
import { listAddress } from './list-address.ts';
import { useDetail } from './use-detail.ts';

const appearances: Record<
  AttentionData['kind'],
  { readonly tone: 'error' | 'warning' | 'info'; readonly Icon: typeof FlagOutlined }
> = {
  CONFLICTING: { tone: 'error', Icon: EventBusyOutlined },
  DISPUTED: { tone: 'error', Icon: CampaignOutlined },
  OVERDUE: { tone: 'error', Icon: HistoryToggleOffRounded },
  UNCLOSED: { tone: 'error', Icon: FlagOutlined },
  WITHOUT_REFEREE: { tone: 'warning', Icon: SportsOutlined },
  UNSCHEDULED: { tone: 'warning', Icon: EventOutlined },
  WITHOUT_LINEUP: { tone: 'info', Icon: GroupsOutlined },
  PROTESTS_OPEN: { tone: 'warning', Icon: GavelRounded },
  TEAM_ASKS: { tone: 'info', Icon: ShieldOutlined },
  LICENCES_WAIT: { tone: 'info', Icon: BadgeOutlined },
};

interface AttentionRowProps {
  readonly item: AttentionData;
  readonly day: string;
  readonly orgCode: string;
  readonly isFirst: boolean;
}

export function AttentionRow({ item, day, orgCode, isFirst }: AttentionRowProps) {
  const t = useTranslations('dashboard.attention');
  const detail = useDetail(day);
  const { kind, count } = item;
  const { tone, Icon } = appearances[kind];
  const title = t(`kinds.${kind}`, { count, name: item.teams[0]?.team.name ?? '' });
  const action = t(`actions.${kind}`);
  return (
    <li className={styles.row}>
      <span className={`${styles.icon} ${styles[tone]}`}>
        <Icon aria-hidden="true" />
      </span>
      <span className={styles.words}>
        <b className={styles.title}>{title}</b>
        <span className={styles.caption}>{detail(item)}</span>
      </span>
      <ButtonLink
        href={attentionHref(item, orgCode)}
        variant={isFirst ? 'contained' : 'outlined'}
        aria-label={`${action}: ${title}`}
      >
        {action}
      </ButtonLink>
    </li>
  );
}

const inLicences = (kind: AttentionData['kind']) =>
  kind === 'PROTESTS_OPEN' ? 'part=protests' : 'state=SUBMITTED';

/** A list of matches, teams asking to enter, licences to check, or protests of one competition. */
function attentionHref({ kind, filter, teams, competitions }: AttentionData, orgCode: string): string {
  if (filter !== null) return listAddress(orgCode, filter);
  const competition = teams[0]?.competition.id;
  const list = `/dashboard/${orgCode}/competitions`;
  const [licensed] = competitions;
  if (licensed !== undefined) return `${list}/${licensed.id}?tab=licences&${inLicences(kind)}`;
  return competition === undefined ? list : `${list}/${competition}?tab=teams`;
}
