export { UnweighedNotice } from './unweighed-notice.tsx';
export { WeighIn } from './weigh-in.tsx';
