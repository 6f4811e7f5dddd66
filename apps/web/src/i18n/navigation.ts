export { Link } from './link.tsx';
export { redirect, usePathname, useRouter } from './localised-navigation.ts';
