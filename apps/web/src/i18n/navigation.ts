import { createNavigation } from 'next-intl/navigation';
import { routing } from './routing.ts';

/** Links and router that keep the reader's language: paths are written without a prefix. */
export const { Link, usePathname, useRouter } = createNavigation(routing);
