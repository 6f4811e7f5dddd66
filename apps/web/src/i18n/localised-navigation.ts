import { createNavigation } from 'next-intl/navigation';
import { routing } from './routing.ts';

/** Links and router that keep the locale: paths have no prefix. */
export const { Link: LocalisedLink, redirect, usePathname, useRouter } = createNavigation(routing);
