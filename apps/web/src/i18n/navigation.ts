export { Link } from './link.tsx';
export { usePathname, useRouter } from './localised-navigation.ts';
