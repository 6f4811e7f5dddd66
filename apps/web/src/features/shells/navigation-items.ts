import HomeOutlined from '@mui/icons-material/HomeOutlined';
import PersonOutlineRounded from '@mui/icons-material/PersonOutlineRounded';
import SpaceDashboardOutlined from '@mui/icons-material/SpaceDashboardOutlined';

export interface NavigationItem {
  /** Key of its name in the messages of the shells. */
  readonly name: 'home' | 'profile' | 'overview';
  readonly href: string;
  readonly icon: typeof HomeOutlined;
}

/** What a signed-in person finds. A new page is one more line. */
export const appItems: readonly NavigationItem[] = [
  { name: 'home', href: '/home', icon: HomeOutlined },
  { name: 'profile', href: '/profile', icon: PersonOutlineRounded },
];

/** What staff find in one organisation. A new page is one more line. */
export function dashboardItems(orgCode: string): readonly NavigationItem[] {
  const root = `/dashboard/${orgCode}`;
  return [{ name: 'overview', href: root, icon: SpaceDashboardOutlined }];
}
