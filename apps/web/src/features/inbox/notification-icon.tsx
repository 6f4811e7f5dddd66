import AssignmentLateOutlined from '@mui/icons-material/AssignmentLateOutlined';
import BadgeOutlined from '@mui/icons-material/BadgeOutlined';
import BalanceRounded from '@mui/icons-material/BalanceRounded';
import CallMergeRounded from '@mui/icons-material/CallMergeRounded';
import CampaignOutlined from '@mui/icons-material/CampaignOutlined';
import EmojiEventsOutlined from '@mui/icons-material/EmojiEventsOutlined';
import EscalatorWarningRounded from '@mui/icons-material/EscalatorWarningRounded';
import EventAvailableOutlined from '@mui/icons-material/EventAvailableOutlined';
import EventBusyOutlined from '@mui/icons-material/EventBusyOutlined';
import EventRepeatOutlined from '@mui/icons-material/EventRepeatOutlined';
import FlagOutlined from '@mui/icons-material/FlagOutlined';
import FormatListNumberedRounded from '@mui/icons-material/FormatListNumberedRounded';
import GavelRounded from '@mui/icons-material/GavelRounded';
import HandshakeOutlined from '@mui/icons-material/HandshakeOutlined';
import HowToRegOutlined from '@mui/icons-material/HowToRegOutlined';
import MailOutlineRounded from '@mui/icons-material/MailOutlineRounded';
import MarkEmailReadOutlined from '@mui/icons-material/MarkEmailReadOutlined';
import NotificationsActiveOutlined from '@mui/icons-material/NotificationsActiveOutlined';
import PowerOffOutlined from '@mui/icons-material/PowerOffOutlined';
import PublicRounded from '@mui/icons-material/PublicRounded';
import ScoreboardOutlined from '@mui/icons-material/ScoreboardOutlined';
import SportsOutlined from '@mui/icons-material/SportsOutlined';
import StarBorderRounded from '@mui/icons-material/StarBorderRounded';
import type { NotificationKind } from '@traip/contract';
import styles from './notifications.module.css';

const icons: Readonly<Record<NotificationKind, typeof FlagOutlined>> = {
  MATCH_SCHEDULED: EventAvailableOutlined,
  MATCH_MOVED: EventRepeatOutlined,
  MATCH_CANCELLED: EventBusyOutlined,
  MATCH_CALLED: NotificationsActiveOutlined,
  LINEUP_DUE: FormatListNumberedRounded,
  RESULT: ScoreboardOutlined,
  RESULT_REPORTED: CampaignOutlined,
  SUSPENSION: GavelRounded,
  PROTEST: BalanceRounded,
  REFEREE: SportsOutlined,
  INVITATION_RECEIVED: MailOutlineRounded,
  INVITATION_ANSWERED: MarkEmailReadOutlined,
  REGISTRATION_REQUESTED: FlagOutlined,
  REGISTRATION_ANSWERED: HowToRegOutlined,
  PARTNER: HandshakeOutlined,
  LICENCE: BadgeOutlined,
  SQUAD_DUE: AssignmentLateOutlined,
  PEOPLE_MERGED: CallMergeRounded,
  FAMILY: EscalatorWarningRounded,
  WEBHOOK_OFF: PowerOffOutlined,
  COMPETITION_PUBLISHED: PublicRounded,
  COMPETITION_FINISHED: EmojiEventsOutlined,
  FOLLOWED_LIVE: StarBorderRounded,
  FOLLOWED_RESULT: ScoreboardOutlined,
  FOLLOWED_CHANGE: EventRepeatOutlined,
};

/** Notifications that need action or bring bad news have their own icon. */
const urgent: readonly NotificationKind[] = [
  'LINEUP_DUE',
  'SQUAD_DUE',
  'MATCH_CALLED',
  'MATCH_CANCELLED',
  'SUSPENSION',
];
const changed: readonly NotificationKind[] = [
  'MATCH_MOVED',
  'REGISTRATION_REQUESTED',
  'INVITATION_RECEIVED',
  'WEBHOOK_OFF',
];

export function NotificationIcon({ kind }: { readonly kind: NotificationKind }) {
  const Icon = icons[kind];
  const tone = urgent.includes(kind) ? styles.urgent : changed.includes(kind) ? styles.changed : styles.calm;
  return (
    <span aria-hidden="true" className={`${styles.icon} ${tone}`}>
      <Icon sx={{ fontSize: 20 }} />
    </span>
  );
}
