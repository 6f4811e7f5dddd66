import GroupsOutlined from '@mui/icons-material/GroupsOutlined';
import HomeOutlined from '@mui/icons-material/HomeOutlined';
import MailOutlineRounded from '@mui/icons-material/MailOutlineRounded';
import PersonOutlineRounded from '@mui/icons-material/PersonOutlineRounded';
import SettingsOutlined from '@mui/icons-material/SettingsOutlined';
import ShieldOutlined from '@mui/icons-material/ShieldOutlined';
import SpaceDashboardOutlined from '@mui/icons-material/SpaceDashboardOutlined';

export interface NavigationItem {
  /** Key of its name in the messages of the shells. */
  readonly name: 'home' | 'myTeams' | 'invitations' | 'profile' | 'overview' | 'teams' | 'settings';
  readonly href: string;
  readonly icon: typeof HomeOutlined;
  /** It has pages below it, which are its own too. */
  readonly hasInner?: boolean;
}

/** What a signed-in person finds. A new page is one more line. */
export const appItems: readonly NavigationItem[] = [
  { name: 'home', href: '/home', icon: HomeOutlined },
  { name: 'myTeams', href: '/my-teams', icon: GroupsOutlined, hasInner: true },
  { name: 'invitations', href: '/invitations', icon: MailOutlineRounded },
  { name: 'profile', href: '/profile', icon: PersonOutlineRounded },
];

/** What staff find in one organisation. A new page is one more line. */
export function dashboardItems(orgCode: string): readonly NavigationItem[] {
  const root = `/dashboard/${orgCode}`;
  return [
    { name: 'overview', href: root, icon: SpaceDashboardOutlined },
    { name: 'teams', href: `${root}/teams`, icon: ShieldOutlined, hasInner: true },
    { name: 'settings', href: `${root}/settings`, icon: SettingsOutlined },
  ];
}

/** Whether one is there, or on a page below it. */
export function isCurrent({ href, hasInner = false }: NavigationItem, pathname: string): boolean {
  return pathname === href || (hasInner && pathname.startsWith(`${href}/`));
}
