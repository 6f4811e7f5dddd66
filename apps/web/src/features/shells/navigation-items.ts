import BadgeOutlined from '@mui/icons-material/BadgeOutlined';
import EmojiEventsOutlined from '@mui/icons-material/EmojiEventsOutlined';
import GroupsOutlined from '@mui/icons-material/GroupsOutlined';
import HomeOutlined from '@mui/icons-material/HomeOutlined';
import LayersOutlined from '@mui/icons-material/LayersOutlined';
import MailOutlineRounded from '@mui/icons-material/MailOutlineRounded';
import PeopleAltOutlined from '@mui/icons-material/PeopleAltOutlined';
import PersonOutlineRounded from '@mui/icons-material/PersonOutlineRounded';
import PlaceOutlined from '@mui/icons-material/PlaceOutlined';
import ScoreboardOutlined from '@mui/icons-material/ScoreboardOutlined';
import SettingsOutlined from '@mui/icons-material/SettingsOutlined';
import ShieldOutlined from '@mui/icons-material/ShieldOutlined';
import SpaceDashboardOutlined from '@mui/icons-material/SpaceDashboardOutlined';
import StarBorderRounded from '@mui/icons-material/StarBorderRounded';

export interface NavigationItem {
  /** The key of its label in the shell messages. */
  readonly name:
    | 'home'
    | 'myMatches'
    | 'myTeams'
    | 'invitations'
    | 'following'
    | 'licences'
    | 'profile'
    | 'overview'
    | 'competitions'
    | 'matches'
    | 'teams'
    | 'players'
    | 'traips'
    | 'venues'
    | 'settings';
  readonly href: string;
  readonly icon: typeof HomeOutlined;
  /** Its subpages belong to this item too. */
  readonly hasInner?: boolean;
}

export const appItems: readonly NavigationItem[] = [
  { name: 'home', href: '/home', icon: HomeOutlined },
  { name: 'myMatches', href: '/my-matches', icon: ScoreboardOutlined },
  { name: 'myTeams', href: '/my-teams', icon: GroupsOutlined, hasInner: true },
  { name: 'invitations', href: '/invitations', icon: MailOutlineRounded },
  { name: 'following', href: '/following', icon: StarBorderRounded },
  { name: 'profile', href: '/profile', icon: PersonOutlineRounded },
];

const licencesItem: NavigationItem = { name: 'licences', href: '/licences', icon: BadgeOutlined };

/** Inserted before the profile, for people with a licence. */
export function withLicences(items: readonly NavigationItem[]): readonly NavigationItem[] {
  return [...items.slice(0, -1), licencesItem, ...items.slice(-1)];
}

interface Manager {
  readonly mayManageTeams: boolean;
}

export function dashboardItems(orgCode: string, { mayManageTeams }: Manager): readonly NavigationItem[] {
  const root = `/dashboard/${orgCode}`;
  const players = { name: 'players', href: `${root}/players`, icon: PeopleAltOutlined } as const;
  return [
    { name: 'overview', href: root, icon: SpaceDashboardOutlined },
    { name: 'competitions', href: `${root}/competitions`, icon: EmojiEventsOutlined, hasInner: true },
    { name: 'matches', href: `${root}/matches`, icon: ScoreboardOutlined, hasInner: true },
    { name: 'teams', href: `${root}/teams`, icon: ShieldOutlined, hasInner: true },
    ...(mayManageTeams ? [players] : []),
    { name: 'traips', href: `${root}/traips`, icon: LayersOutlined, hasInner: true },
    { name: 'venues', href: `${root}/venues`, icon: PlaceOutlined },
    { name: 'settings', href: `${root}/settings`, icon: SettingsOutlined },
  ];
}

/** Whether the current page is this page or one of its subpages. */
export function isCurrent({ href, hasInner = false }: NavigationItem, pathname: string): boolean {
  return pathname === href || (hasInner && pathname.startsWith(`${href}/`));
}
