export { Career } from './career.tsx';
export { PublicPage } from './public-page.tsx';
export { Teams } from './sporting-life.tsx';
